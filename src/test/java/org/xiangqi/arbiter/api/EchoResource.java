package org.xiangqi.arbiter.api;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/**
 * What the server itself costs: reads the same request and answers what it was told to answer, without a thought. To
 * measure rulings against.
 */
@Path("/test/echo")
public class EchoResource {
    private static volatile String answer = "{}";

    /** What is answered from now on. */
    static void answer(String json) {
        answer = json;
    }

    /** On the thread that read the request, as nothing is faster. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @NonBlocking
    @Operation(hidden = true)
    public String echo(AdjudicationRequest request) {
        return request.moves().texts().isEmpty() ? "{}" : answer;
    }
}
