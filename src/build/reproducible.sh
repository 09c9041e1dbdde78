#!/bin/sh
# Builds the commit that is checked out twice, in two folders, time zones and locales, and fails where a packed file differs.
#   reproducible.sh "mvn and its flags"
set -eu
MAVEN=$1
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
trap 'exit 1' INT TERM

# Prints the hash of every file that is released, after building in folder $1, once for itself and once for the image.
build() {
    git clone -q . "$1"
    (
        cd "$1"
        package
        sums target/quarkus-app
        package -Pimage
        sums target/image-app target/licences
    )
}

package() {
    rm -rf target
    $MAVEN -q package "$@" -Dmaven.test.skip=true -Dspotless.check.skip=true >build.log 2>&1 || { cat build.log >&2; exit 1; }
}

sums() {
    find "$@" target/*.jar target/xiangqi-arbiter-sbom.json -type f >files
    LC_ALL=C sort files | xargs sha256sum
}

echo "reproducible: building $(git rev-parse --short HEAD) twice"
TZ=UTC LC_ALL=C build "$WORK/one" >"$WORK/one.sums"
TZ=Asia/Ho_Chi_Minh LC_ALL=C.UTF-8 build "$WORK/another/folder" >"$WORK/another.sums"
diff "$WORK/one.sums" "$WORK/another.sums" || { echo 'reproducible: the files above differ' >&2; exit 1; }
echo "reproducible: $(wc -l <"$WORK/one.sums") files are the same in both, among them"
grep -E 'quarkus-run|/app/|generated|transformed|image-app|sbom' "$WORK/one.sums"
