package org.xiangqi.arbiter.cli;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.annotations.QuarkusMain;
import org.xiangqi.arbiter.api.Rehearsal;

/** Where the program begins: without arguments it serves, with some it does what they say and ends. */
@QuarkusMain
public final class Main {
    private Main() {}

    /** Serves, or runs a command, for which nothing of the server is started. */
    public static void main(String... arguments) {
        if (arguments.length == 0) {
            Rehearsal.ofRules();
            Quarkus.run();
        } else {
            System.exit(Commands.run(arguments));
        }
    }
}
