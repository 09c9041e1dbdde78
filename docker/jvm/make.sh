#!/bin/sh
# Makes what the JVM image holds: a Java runtime of the modules needed, the server, and the cache with which it starts.
#   sh docker/jvm/make.sh FOLDER
# After "mvn package -Pimage". Two folders become new in FOLDER: java and app. JAVA_HOME names the JDK; run it from the root
# of the project.
set -eu
out=${1%/}
jdk=${JAVA_HOME:?must name a JDK 25}

# What jdeps says of all classes together, without the compiler, remote calls and scripts, which only build tools among
# them use; and the encodings of game files.
modules=java.base,java.desktop,java.logging,java.management,java.naming,java.sql,java.xml
modules=$modules,jdk.charsets,jdk.management,jdk.unsupported,jdk.zipfs

rm -rf "$out/java" "$out/app"
mkdir -p "$out/app"
"$jdk/bin/jlink" --add-modules "$modules" --strip-java-debug-attributes --compress zip-6 --no-header-files \
    --no-man-pages --output "$out/java"

cp target/image-app/xiangqi-arbiter-*-runner.jar "$out/app/xiangqi-arbiter.jar"
cp -R target/licences "$out/app/licences"
find "$out/app/licences" -type d -empty -delete
cp docker/jvm/options "$out/app/java-options"
cp LICENSE NOTICE target/xiangqi-arbiter-sbom.json "$out/app/"
"$jdk/bin/javac" -d "$out/app/health-check" src/build/HealthCheck.java

# The cache knows the files by their times too, and the layers of an image keep no parts of seconds.
find "$out/java" "$out/app" -exec touch -t 202001010000.00 {} +

# The cache holds the classes as they are after loading and linking, and which methods were hot. It fits this runtime and
# this jar only, at whatever place, so nothing of them may change after this.
"$jdk/bin/java" src/build/Train.java "$out/java/bin/java" "$out/app"
