package org.xiangqi.arbiter.api;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Fails as nobody can make the service fail at will, so that the problem documents can be tested. */
@Path("/test")
public class FailureResource {
    /** Fails as only a fault of ours would. */
    @GET
    @Path("failure")
    @Operation(hidden = true)
    public String fail() {
        throw new IllegalStateException("a secret of org.xiangqi.arbiter");
    }

    /** Refuses as a call does whose queue is full. */
    @GET
    @Path("overload")
    @Operation(hidden = true)
    public String refuse() {
        throw Refusals.overloaded(1);
    }

    /** Refuses as every call does shortly before the service ends. */
    @GET
    @Path("stopping")
    @Operation(hidden = true)
    public String refuseAtTheEnd() {
        throw Refusals.stopping(1);
    }

    /** Refuses what has taken too long to come. */
    @GET
    @Path("slow")
    @Operation(hidden = true)
    public String refuseWhatIsLate() {
        throw Refusals.tooSlow(Duration.ofSeconds(15));
    }

    /** Refuses as a call does that the installation does not offer. */
    @GET
    @Path("off")
    @Operation(hidden = true)
    public String refuseForGood() {
        throw Refusals.switchedOff("Best moves", "arbiter.best-move.enabled");
    }
}
