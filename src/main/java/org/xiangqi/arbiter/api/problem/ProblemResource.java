package org.xiangqi.arbiter.api.problem;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Serves the page that a problem document's type leads to. */
@Path("/problems/{type}")
@Tag(name = "Problems", description = "What each problem type means, for people.")
public class ProblemResource {

    /** The page of one problem type. */
    @GET
    @NonBlocking
    @Produces(MediaType.TEXT_HTML + ";charset=UTF-8")
    @Operation(
            operationId = "describeProblem",
            summary = "What a problem type means",
            description =
                    "The type of every problem document leads here: what it means, in plain words, and what to do.")
    @APIResponse(
            responseCode = "200",
            description = "The page.",
            content = @Content(mediaType = MediaType.TEXT_HTML, schema = @Schema(type = SchemaType.STRING)))
    public String page(
            @Parameter(description = "The last part of the problem's type.", example = "illegal-move")
                    @PathParam("type")
                    String type) {
        return ProblemType.bySlug(type).map(ProblemResource::html).orElseThrow(NotFoundException::new);
    }

    /** Nothing in it comes from outside, so nothing needs escaping but what we wrote ourselves: plain words. */
    private static String html(ProblemType type) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s</title>
                </head>
                <body>
                <h1>%1$s</h1>
                <p>Type <code>%2$s</code>, HTTP status %3$d.</p>
                <h2>What it means</h2>
                <p>%4$s</p>
                <h2>What to do</h2>
                <p>%5$s</p>
                </body>
                </html>
                """.formatted(type.title(), type.uri(), type.status(), type.meaning(), type.remedy());
    }
}
