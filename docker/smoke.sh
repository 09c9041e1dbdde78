#!/usr/bin/env bash
# Tries a container image, without a daemon: podman and runc start it with a read-only root, without capabilities, as user
# 1001 and with little memory; it is asked for everything, counted and measured, and told to stop under load.
#   docker/smoke.sh jvm [IMAGE]       256 MiB; without IMAGE one is built of target/jvm-image, see "make smoke"
#   docker/smoke.sh native [IMAGE]    96 MiB and a smaller table; without IMAGE one is built of target/native-image
# IMAGE is an archive (docker-archive:FILE, oci:FOLDER, oci-archive:FILE) or a name that can be pulled. Needs root, podman,
# runc, mmdebstrap (only to build) and a JDK in JAVA_HOME. Port 18080 and the one above it must be free, or PORT names others.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

kind=${1:-}
image=${2:-}
case $kind in
    jvm) memory=256 settings=() ;;
    # The table that a search fills would take 64 MiB.
    native) memory=96 settings=(--env ARBITER_BEST_MOVE_TABLE_MEBIBYTES=16) ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
port=${PORT:-18080}
spare=$((port + 1))

fail() {
    echo "smoke: $*" >&2
    exit 1
}

[ "$(id -u)" = 0 ] || fail 'needs root'
for program in podman runc $([ -n "$image" ] || echo mmdebstrap); do
    command -v "$program" >/dev/null || fail "needs $program: apt-get install --no-install-recommends podman runc mmdebstrap"
done
[ -x "${JAVA_HOME:-}/bin/javac" ] || fail 'JAVA_HOME must name a JDK 25'

work=$(mktemp -d)
clean_up() {
    # Their storage is one of its own, so "all" is those of this script.
    podman rm --all --force --time 0 >/dev/null 2>&1 || true
    umount "$work/storage/overlay" 2>/dev/null || true
    rm -rf "$work"
}
trap clean_up EXIT

# A storage of its own, and settings that work without systemd, bridges and a daemon.
cat >"$work/storage.conf" <<END
[storage]
driver = "overlay"
graphroot = "$work/storage"
runroot = "$work/run"
END
cat >"$work/containers.conf" <<END
[containers]
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
netns = "host"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
tmp_dir = "$work/tmp"
END
export CONTAINERS_STORAGE_CONF=$work/storage.conf CONTAINERS_CONF=$work/containers.conf
export BUILDAH_ISOLATION=chroot TMPDIR=$work

"$JAVA_HOME/bin/javac" -d "$work" -sourcepath src/build src/build/Smoke.java
smoke() {
    "$JAVA_HOME/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$work" Smoke "$@"
}

if [ -z "$image" ]; then
    # What the public base images hold as well, of Debian: no shell, no Java.
    mmdebstrap --quiet --variant=extract --include=libc6,base-files,tzdata,ca-certificates --format=tar \
        bookworm "$work/base.tar"
    podman import --quiet "$work/base.tar" localhost/base:smoke >/dev/null
    image=localhost/xiangqi-arbiter:smoke
    podman build --quiet --format docker --build-arg RUNTIME_IMAGE=localhost/base:smoke \
        --build-arg VERSION="$(sed -n 's:^  <version>\(.*\)</version>:\1:p' pom.xml)" \
        --build-arg REVISION="$(git rev-parse HEAD 2>/dev/null || echo unknown)" \
        --build-arg CREATED="$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
        --build-context "build=target/$kind-image" -f "docker/Dockerfile.$kind" -t "$image" . >/dev/null
else
    image=$(podman pull --quiet "$image")
fi
podman image inspect --format '{{json .Labels}}' "$image" | grep -q '"org.opencontainers.image.version"' ||
    fail 'the image has no labels'
size=$(podman image inspect --format '{{.Size}}' "$image")
mounted=$(podman image mount "$image")
grep -q '"bomFormat"' "$mounted/app/xiangqi-arbiter-sbom.json" || fail 'the image has no bill of materials'
podman image unmount "$image" >/dev/null
echo "smoke: image $((size / 1048576)) MiB"

start() { # name port
    podman run --detach --name "$1" --memory "${memory}m" --memory-swap "${memory}m" --pids-limit 200 --read-only \
        --cap-drop all --security-opt no-new-privileges --user 1001 --no-healthcheck \
        --env QUARKUS_HTTP_PORT="$2" "${settings[@]}" "$image" >/dev/null
}
process_of() {
    podman inspect --format '{{.State.Pid}}' "$1"
}
mebibytes() { # what of /proc/…/status
    awk -v what="$2:" '$1 == what { print int($2 / 1024) }' "/proc/$1/status"
}
show_log() {
    podman logs "$1" >&2 || true
    fail "$2; its log is above"
}

start arbiter "$port"
started=$(podman inspect --format '{{.State.StartedAt}}' arbiter)
first=$(smoke first "127.0.0.1:$port" "$(date -d "${started% +*}" +%s%3N)") || show_log arbiter 'no ruling'
pid=$(process_of arbiter)
echo "smoke: first ruling after $first ms, RSS $(mebibytes "$pid" VmRSS) MiB"
if [ "$kind" = jvm ] && ! grep -q '/app/app\.aot' "/proc/$pid/maps"; then
    show_log arbiter 'the server runs without its cache'
fi

smoke check "127.0.0.1:$port" | sed 's/^/smoke: /' || show_log arbiter 'a call failed'
smoke rulings "127.0.0.1:$port" 1000 || show_log arbiter 'a ruling failed'
peak=$(mebibytes "$pid" VmHWM)
# What compiling took is given back every five seconds.
sleep 6
echo "smoke: after 1,000 rulings and two best moves RSS $(mebibytes "$pid" VmRSS) MiB at rest," \
    "of it not backed by files $(mebibytes "$pid" RssAnon) MiB; at most it was $peak MiB"

# What an orchestrator asks, inside the container.
mapfile -t health < <(podman image inspect --format '{{range .HealthCheck.Test}}{{println .}}{{end}}' "$image")
[ "${health[0]}" = CMD ] || fail 'the image has no health check'
podman exec arbiter "${health[@]:1:$((${#health[@]} - 2))}" || show_log arbiter 'the health check failed'

# Whoever is refused turns to the second one, as a proxy would do.
start spare "$spare"
smoke first "127.0.0.1:$spare" "$(date +%s%3N)" >/dev/null || show_log spare 'no ruling'
smoke load 14 "127.0.0.1:$port" "127.0.0.1:$spare" >"$work/load" &
load=$!
sleep 4
podman stop --time 25 arbiter >/dev/null
code=$(podman inspect --format '{{.State.ExitCode}}' arbiter)
wait "$load" || { cat "$work/load" >&2; show_log arbiter 'requests were lost'; }
echo "smoke: stopped under load: $(cat "$work/load")"
case $code in 0 | 143) ;; *) show_log arbiter "exit code $code" ;; esac
if podman inspect --format '{{.State.OOMKilled}}' arbiter spare | grep -q true; then
    fail "$memory MiB were not enough"
fi
