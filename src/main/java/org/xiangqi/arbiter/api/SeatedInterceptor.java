package org.xiangqi.arbiter.api;

import jakarta.annotation.Priority;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;

/** Lets a call in once it has a seat. */
@Seated
@Priority(Interceptor.Priority.APPLICATION)
@Interceptor
class SeatedInterceptor {
    private final Courtroom courtroom;

    SeatedInterceptor(Courtroom courtroom) {
        this.courtroom = courtroom;
    }

    @AroundInvoke
    Object letIn(InvocationContext call) throws Exception {
        return courtroom.in(call::proceed);
    }
}
