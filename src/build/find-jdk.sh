#!/bin/sh
# Prints the home of a JDK that can build this project, or nothing.
#   find-jdk.sh          JAVA_HOME if it fits, then the java on PATH, then the places where JDKs are kept
#   find-jdk.sh FOLDER   FOLDER if it fits
set -u
WANTED=25

# The release number of the JDK in folder $1. A folder without javac is a bare runtime and cannot compile.
release_of() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9][0-9]*\).*/\1/p' "$1/release" | head -n 1 | grep .
}

fits() {
    release=$(release_of "$1") && [ "$release" -ge "$WANTED" ]
}

# What PATH offers may be a link, a launcher or a version manager's shim, so java itself is asked where it lives.
java_on_path() {
    command -v java >/dev/null 2>&1 || return 0
    java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p'
}

usual_places() {
    home=${HOME:-/nonexistent}
    for folder in \
        /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /opt/java/* /opt/*jdk* \
        "${SDKMAN_DIR:-$home/.sdkman}"/candidates/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$home"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec \
        "$home"/.jdks/* \
        "${ASDF_DATA_DIR:-$home/.asdf}"/installs/java/* \
        "${MISE_DATA_DIR:-$home/.local/share/mise}"/installs/java/*; do
        printf '%s\n' "$folder"
    done
    if [ -x /usr/libexec/java_home ]; then
        /usr/libexec/java_home -v "$WANTED+" 2>/dev/null
    fi
}

if [ $# -gt 0 ]; then
    fits "$1" && printf '%s\n' "$1"
    exit 0
fi

# What the user chose is taken as it is, even when it is newer than what the project is tested with.
for chosen in "${JAVA_HOME:-}" "$(java_on_path)"; do
    if [ -n "$chosen" ] && fits "$chosen"; then
        printf '%s\n' "$chosen"
        exit 0
    fi
done

# Among the others the wanted release itself comes before any later one.
usual_places | {
    later=
    while IFS= read -r folder; do
        fits "$folder" || continue
        if [ "$release" -eq "$WANTED" ]; then
            printf '%s\n' "$folder"
            exit 0
        fi
        later=${later:-$folder}
    done
    [ -z "$later" ] || printf '%s\n' "$later"
}
