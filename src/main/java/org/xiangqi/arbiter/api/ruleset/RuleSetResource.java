package org.xiangqi.arbiter.api.ruleset;

import io.quarkus.runtime.util.HashUtil;
import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.xiangqi.arbiter.rules.RuleSet;

/** What each rule set decides, its version, its articles and their sources. */
@Path("/v1/rule-sets")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rule sets", description = "What each rule set decides, by which articles, from which sources.")
public class RuleSetResource {

    /** Lists the rule sets. */
    @GET
    @NonBlocking
    @Operation(operationId = "listRuleSets", summary = "List the rule sets")
    @APIResponse(responseCode = "200", description = "Every rule set, the default first.")
    @APIResponse(responseCode = "304", description = "What If-None-Match names is still so.")
    public RestResponse<RuleSetList> list(@Context Request request) {
        return unlessKnown(
                request,
                new RuleSetList(RuleSet.all().stream()
                        .map(rules -> new RuleSetList.RuleSetSummary(
                                rules.id(), rules.version(), rules.name(), rules.summary()))
                        .toList()));
    }

    /** Tells one rule set in full. */
    @GET
    @Path("/{id}")
    @NonBlocking
    @Operation(operationId = "getRuleSet", summary = "Tell one rule set in full")
    @APIResponse(responseCode = "200", description = "The rule set.")
    @APIResponse(responseCode = "304", description = "What If-None-Match names is still so.")
    public RestResponse<RuleSetView> get(
            @Context Request request,
            @Parameter(description = "The rule set's id.", example = "domi") @PathParam("id") String id) {
        return unlessKnown(request, RuleSet.byId(id).map(RuleSetView::of).orElseThrow(NotFoundException::new));
    }

    /** Answers 304 to a caller that already has it: the tag is a digest of all that the view says. */
    private static <T extends Record> RestResponse<T> unlessKnown(Request request, T view) {
        EntityTag tag = new EntityTag(HashUtil.sha1(view.toString()));
        boolean known = request.evaluatePreconditions(tag) != null;
        return known
                ? ResponseBuilder.<T>create(RestResponse.Status.NOT_MODIFIED)
                        .tag(tag)
                        .build()
                : ResponseBuilder.ok(view).tag(tag).build();
    }
}
