package org.xiangqi.arbiter.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Fails as only a fault of ours would, so that its problem document can be tested. */
@Path("/test/failure")
public class FailureResource {
    @GET
    @Operation(hidden = true)
    public String fail() {
        throw new IllegalStateException("a secret of org.xiangqi.arbiter");
    }
}
