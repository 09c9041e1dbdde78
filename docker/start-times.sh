#!/bin/sh
# Measures the start of the server, from that of its process to the first ruling, and its RSS then, against a minimal
# application with the same extensions; they take turns, plain and with a cache as the image has it. The minimal application
# is packed as ours, as one jar, and with a cache also as Quarkus packs what will start with one. Medians of RUNS.
#   docker/start-times.sh [RUNS]
# After "make smoke", which leaves target/jvm-image; needs curl, Maven, and a JDK 25 in JAVA_HOME.
# Port 18090, or PORT.
set -eu
cd "$(dirname "$0")/.."
runs=${1:-10}
export QUARKUS_HTTP_PORT="${PORT:-18090}" MALLOC_ARENA_MAX=2
minimal=target/minimal
java=target/jvm-image/java/bin/java
call() { # fails until there is an answer
    curl --silent --fail --output /dev/null --header 'Content-Type: application/json' --data '{"moves": "h2e2 h9g7"}' \
        "http://127.0.0.1:$QUARKUS_HTTP_PORT/v1/adjudications"
}

if [ ! -d "$minimal" ]; then
    mkdir -p "$minimal/src/main/java" "$minimal/src/main/resources"
    # Our build without what belongs to our sources, and with one resource instead of these.
    sed -e '/<compilerArgs>/,/<\/annotationProcessorPaths>/d' pom.xml >"$minimal/pom.xml"
    grep -E '^quarkus\.(swagger-ui\.always|otel|log\.console\.json|locales)' src/main/resources/application.properties \
        >"$minimal/src/main/resources/application.properties"
    cat >"$minimal/src/main/java/Minimal.java" <<'END'
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

@Path("/v1/adjudications")
public class Minimal {
    public record Asked(@NotNull String moves) {}

    public record Answer(String moves, int length) {}

    @POST
    public Answer answer(@NotNull @Valid Asked asked) {
        return new Answer(asked.moves(), asked.moves().length());
    }
}
END
    packed() { # how
        "${MVN:-mvn}" -B -q -f "$minimal/pom.xml" package -Dmaven.test.skip=true -Dspotless.check.skip=true -Dexec.skip=true "$@"
    }
    packed -Dquarkus.package.jar.type=aot-jar -Dquarkus.package.output-directory=aot-app
    packed -Pimage
    mkdir "$minimal/many" "$minimal/one"
    cp -R "$minimal/target/aot-app/." "$minimal/many"
    mv "$minimal/many/quarkus-run.jar" "$minimal/many/app.jar"
    cp "$minimal"/target/image-app/*-runner.jar "$minimal/one/app.jar"
    for app in "$minimal/many" "$minimal/one"; do
        find "$app" -exec touch -t 202001010000.00 {} +
        "$java" @docker/jvm/options -Xmx115m -XX:AOTCacheOutput="$app/app.aot" -jar "$app/app.jar" >/dev/null 2>&1 &
        until call; do sleep 0.2; done
        for _ in $(seq 99); do call; done
        kill $!
        wait $! || true
    done
fi

one() { # name command…
    name=$1
    shift
    begin=$(date +%s%3N)
    "$@" >"target/start-times-$name.log" 2>&1 &
    until call; do kill -0 $! || exit 1; sleep 0.02; done
    end=$(date +%s%3N)
    echo "$name $((end - begin)) $(awk '$1 == "VmRSS:" { print int($2 / 1024) }' "/proc/$!/status")"
    kill $!
    wait $! || true
}
cached() { # name folder jar
    one "$1" "$java" @docker/jvm/options -Xmx115m -XX:AOTMode=on -XX:AOTCache="$2/app.aot" -jar "$2/$3"
}
plain() { # name jar
    one "$1" "$JAVA_HOME/bin/java" @docker/jvm/options -Xmx115m -jar "$2"
}
server=target/jvm-image/app
for _ in $(seq "$runs"); do
    cached minimal-many "$minimal/many" app.jar
    cached minimal-cache "$minimal/one" app.jar
    cached server-cache $server xiangqi-arbiter.jar
    plain minimal-plain "$minimal/one/app.jar"
    plain server-plain $server/xiangqi-arbiter.jar
done >target/start-times

median() { # name column
    awk -v name="$1" -v column="$2" '$1 == name { print $column }' target/start-times | sort -n |
        awk '{ value[NR] = $1 } END { print (value[int((NR + 1) / 2)] + value[int(NR / 2) + 1]) / 2 }'
}
compare() { # what, minimal, server
    for column in 2 3; do
        echo "$(median "$2" $column) $(median "$3" $column) $column"
    done | awk -v what="$1" '{
        unit = $3 == 2 ? "start, ms" : "RSS, MiB"
        printf "%s %s: minimal %s, server %s, ratio %.2f\n", what, unit, $1, $2, $2 / $1
    }'
}
compare 'cache, as Quarkus packs it,' minimal-many server-cache
compare 'cache, both in one jar,' minimal-cache server-cache
compare 'plain, both in one jar,' minimal-plain server-plain
