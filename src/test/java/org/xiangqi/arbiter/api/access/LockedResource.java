package org.xiangqi.arbiter.api.access;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Refuses as an installation does that asks for keys and counts requests. */
@Path("/test")
public class LockedResource {
    /** Refuses whoever has no key. */
    @GET
    @Path("locked")
    @Operation(hidden = true)
    public String refuseStrangers() {
        AccessFilter.refuse(new Admission.NoKey());
        return "";
    }

    /** Refuses whoever comes too often. */
    @GET
    @Path("often")
    @Operation(hidden = true)
    public String refuseCrowds() {
        AccessFilter.refuse(new Admission.TooOften(600, 1));
        return "";
    }
}
