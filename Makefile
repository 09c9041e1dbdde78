# The everyday tasks of the project. "make" alone lists them and needs no JDK.
# Works with GNU make from 3.81 on, which is what macOS has.

MVN ?= mvn
# No colours and no progress bars: the output is read in logs too.
MVN_FLAGS ?= -B -Dstyle.color=never --no-transfer-progress

# Looked up when a target first needs them, and once only. A JAVA_HOME given on the command line of make or
# in the environment is asked first; recipes set JAVA_HOME themselves, so one that does not fit never gets through.
JDK = $(eval JDK := $$(shell JAVA_HOME='$$(JAVA_HOME)' sh src/build/find-jdk.sh))$(or $(JDK),$(error $(NO_JDK)))
NO_JDK = No JDK 25 or later found: install one (for example Temurin 25) or set JAVA_HOME to it
MAVEN = $(or $(shell command -v '$(MVN)' 2>/dev/null),$(error $(NO_MAVEN)))
NO_MAVEN = No Maven found: install 3.8.7 or later, or set MVN to its program
RUN_MAVEN = JAVA_HOME='$(JDK)' '$(MAVEN)' $(MVN_FLAGS)
# For measuring and for long runs: nothing in the classes counts which lines ran, which makes a ruling twice as long.
UNCOUNTED = -Djacoco.skip=true -Dquarkus.jacoco.enabled=false

GRAALVM = $(shell test -x '$(GRAALVM_HOME)/bin/native-image' && sh src/build/find-jdk.sh '$(GRAALVM_HOME)')
NO_GRAALVM = GRAALVM_HOME must name a GraalVM or Mandrel 25 or later; without one build docker/Dockerfile.native

CONTAINER_TOOL = $(or $(shell command -v docker || command -v podman),$(error $(NO_CONTAINER_TOOL)))
NO_CONTAINER_TOOL = No docker and no podman found: install one of them

.DEFAULT_GOAL := help
.PHONY: help run test fuzz fuzz-api examples released lint test-clients test-browser node npm-tools web-tools glyphs readme format throughput overload bench tools match engine self-play tune network native-check native check-running image smoke manifests manifests-check failover reproducible clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-16s %s\n", $$1, $$2 }'

run: ## package the server, start it, show the ruling of a sample game, serve until Ctrl-C
	$(RUN_MAVEN) -q package -Dmaven.test.skip=true -Dspotless.check.skip=true
	@'$(JDK)/bin/java' src/build/Run.java target/quarkus-app/quarkus-run.jar src/build/sample-game.json

test: ## build and run every test: mvn verify
	$(RUN_MAVEN) verify

fuzz: ## read two million damaged files and moves, FUZZ_TRIES says how many, FUZZ_SEED where to begin
	$(RUN_MAVEN) test -Dtest=FuzzTest -Dfuzz.tries=$(or $(FUZZ_TRIES),2000000) -Dfuzz.seed=$(or $(FUZZ_SEED),1)

fuzz-api: ## send a hundred thousand requests made from the document, FUZZ_TRIES says how many, FUZZ_SEED where to begin
	$(RUN_MAVEN) test $(UNCOUNTED) -Dtest=ApiFuzzTest -Dapi-fuzz.tries=$(or $(FUZZ_TRIES),100000) -Dapi-fuzz.seed=$(or $(FUZZ_SEED),1)

examples: ## write today's answers into the OpenAPI examples; read the difference before committing it
	$(RUN_MAVEN) test -Dtest='ExamplesTest#isAnsweredAsTheDocumentSays' -Dexamples.record=true

released: ## keep today's OpenAPI document as the released one: no later one of this major version may take anything back
	cp openapi/openapi.json openapi/released.json

# Node.js and npm are Debian's packages of these names. The lock file has no addresses: npm asks the registry it is set to.
NPM_NEEDS = nodejs npm
IN_CONTRACT = cd src/contract && PATH="$$PWD/node_modules/.bin:$$PATH" && export PATH REDOCLY_TELEMETRY=off &&

node:
	@{ command -v node && command -v npm; } >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || \
		{ echo 'No node and npm found: install Node.js 20 or later, or run this as root on Debian, where it does so itself' >&2; exit 1; }
	@{ command -v node && command -v npm; } >/dev/null || { apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(NPM_NEEDS) >/dev/null; }

INSTALL_LOCKED = cmp -s package-lock.json node_modules/installed-lock.json || { npm ci --ignore-scripts --silent && \
		cp package-lock.json node_modules/installed-lock.json; }

npm-tools: node
	@cd src/contract && $(INSTALL_LOCKED)

# CHROMIUM names another browser than the one that is found.
FIND_CHROMIUM = $${CHROMIUM:-$$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
CHROMIUM_NEEDS = chromium

web-tools: node
	@[ -x "$(FIND_CHROMIUM)" ] || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || \
		{ echo 'No Chromium found: install it, set CHROMIUM to it, or run this as root on Debian, where it does so itself' >&2; exit 1; }
	@[ -x "$(FIND_CHROMIUM)" ] || { apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(CHROMIUM_NEEDS) >/dev/null; }
	@cd src/web && $(INSTALL_LOCKED)

lint: npm-tools ## check openapi/ by the recommended rules of redocly, every warning a failure; needs node
	@$(IN_CONTRACT) redocly lint --config redocly.yaml ../../openapi/openapi.yaml

# One start of the packaged service for both; see GeneratedClientsIT.
test-clients: npm-tools ## generate clients in Java and TypeScript, compile them, use them against the service; needs node
	@rm -rf target/typescript-client && mkdir -p target/typescript-client && \
		cp src/contract/typescript-client.json target/typescript-client/package.json
	@$(IN_CONTRACT) openapi-typescript ../../openapi/openapi.json --default-non-nullable=false \
		-o ../../target/typescript-client/api.d.ts && tsc -p .
	$(RUN_MAVEN) verify -Pclients -Dtest=none -Dsurefire.failIfNoSpecifiedTests=false -Dit.test=GeneratedClientsIT

# The whole service is needed: what a browser sees is what is packaged.
test-browser: web-tools ## try the page of the packaged service in Chromium; JAR names one that is packaged already; needs node
	$(if $(JAR),,$(RUN_MAVEN) -q package -Dmaven.test.skip=true -Dspotless.check.skip=true)
	@cd src/web && CHROMIUM="$(FIND_CHROMIUM)" node run.js '$(JDK)/bin/java' '$(abspath $(or $(JAR),target/quarkus-app/quarkus-run.jar))'

glyphs: ## take the outlines of the characters on boards from FONT, LXGWWenKai-Bold.ttf of Debian's fonts-lxgw-wenkai
	@test -f '$(FONT)' || { echo 'FONT must name LXGWWenKai-Bold.ttf' >&2; exit 2; }
	@'$(JDK)/bin/java' -Djava.awt.headless=true src/build/Glyphs.java '$(FONT)' \
		src/main/resources/org/xiangqi/arbiter/api/boards/glyphs.txt

readme: ## write the table of today's rule sets into README.md
	$(RUN_MAVEN) test -Dtest='RuleSetTableTest#theReadmeHasTheTableOfToday' -Dreadme.write=true

format: ## lay out the Java sources: mvn spotless:apply
	$(RUN_MAVEN) spotless:apply

throughput: ## rulings a second beside an echo, in ROUNDS of SECONDS; needs wrk
	$(if $(shell command -v wrk),,$(error No wrk found: install it))$(RUN_MAVEN) test $(UNCOUNTED) -Dtest=ThroughputTest \
		-DenableAssertions=false -Dthroughput.rounds=$(or $(ROUNDS),5) -Dthroughput.seconds=$(or $(SECONDS),6)

overload: ## ask a server for four times the rulings that it can make, for SECONDS, and say what it answers
	$(RUN_MAVEN) -q package -Dmaven.test.skip=true -Dspotless.check.skip=true
	@'$(JDK)/bin/java' src/build/Overload.java target/quarkus-app/quarkus-run.jar $(or $(SECONDS),60)

bench: ## run the benchmarks whose names match BENCH, all by default; GAMES names a file of games to replay
	$(RUN_MAVEN) -q process-test-classes -Pbench $(if $(BENCH),-Dbench='$(BENCH)') $(if $(GAMES),-Dbench.games='$(GAMES)')

tools: ## compile the programs of src/tools, which no build packages
	$(RUN_MAVEN) -q process-test-classes -Ptools

# Everything but the service, as one file. Sources may change while a match goes on for hours: the classes it plays with do not.
PARTS = board mate notation record rules search
PACK = '$(JDK)/bin/jar' --create --file
PACKED = -C target/test-classes org/xiangqi/arbiter/tools \
	$(foreach part,$(PARTS),$(if $(wildcard src/main/java/org/xiangqi/arbiter/$(part)),-C target/classes org/xiangqi/arbiter/$(part)))

# Without Maven around it, so that ARGS goes through one shell only and Ctrl-C reaches the match.
match: tools ## play two programs against each other; ARGS are its arguments, ARGS=--help tells them
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT INT TERM && $(PACK) "$$copy/match.jar" $(PACKED) && \
		'$(JDK)/bin/java' -cp "$$copy/match.jar:target/tool-libraries/*" org.xiangqi.arbiter.tools.Match $(ARGS)

engine: tools ## pack our search as a UCI and UCCI program into the file ENGINE, to play against it later
	$(if $(ENGINE),,$(error ENGINE must name the file to write, as in ENGINE=before.jar))@$(PACK) '$(ENGINE)' \
		--main-class org.xiangqi.arbiter.tools.Engine $(PACKED)

LEARN = '$(JDK)/bin/java' -cp target/classes:target/test-classes org.xiangqi.arbiter.tools

self-play: tools ## write positions of games of our search to SAMPLES; GAMES, NODES a move and SEED; EVALUATION=features: without the network
	$(if $(SAMPLES),,$(error SAMPLES must name the file to write))$(LEARN).SelfPlay '$(SAMPLES)' $(or $(GAMES),1000) $(or $(NODES),1000) $(or $(SEED),1) $(EVALUATION)

tune: tools ## fit the weights of the evaluation to the files DATA (games as JSON lines, or samples) in PASSES over them
	$(if $(DATA),,$(error DATA must name the files to learn from))$(LEARN).Tuner src/main/resources/org/xiangqi/arbiter/search/weights.txt \
		$(or $(PASSES),16) $(DATA)

network: tools ## learn the network of the evaluation from the files DATA (samples) in PASSES over them
	$(if $(DATA),,$(error DATA must name the files to learn from))$(LEARN).NetworkTrainer src/main/resources/org/xiangqi/arbiter/search/network.bin \
		$(or $(PASSES),14) $(DATA)

# Quarkus prepares a native build completely, only the compile itself is left out: this needs no GraalVM and finds
# what would be missing in the executable. Quarkus says it in warnings, so a warning of Quarkus is a failure here.
native-check: ## prepare the native build without a GraalVM and fail on any warning of Quarkus
	@mkdir -p target
	@echo 'native-check: mvn package in native mode, sources only'
	@$(RUN_MAVEN) package -DskipTests -Dquarkus.native.enabled=true -Dquarkus.native.sources-only=true \
		-Dquarkus.package.jar.enabled=false >target/native-check.log 2>&1 || { cat target/native-check.log; exit 1; }
	@if grep -A 5 "^\[WARNING\] \[[a-z]*\.[a-zA-Z.]*\]" target/native-check.log; then \
		echo 'native-check: the warnings above; the whole log is target/native-check.log' >&2; exit 1; \
	fi
	@echo 'native-check: the native build is prepared without a warning'

# MARCH is the kind of processor to build for; NATIVE_ARGS are further arguments of native-image, commas between them.
native: ## build the native executable (GRAALVM_HOME, MARCH, NATIVE_ARGS) and run the integration tests against it
	$(if $(GRAALVM),,$(error $(NO_GRAALVM)))GRAALVM_HOME='$(GRAALVM)' $(RUN_MAVEN) verify -Dnative \
		$(if $(MARCH),-Dquarkus.native.march='$(MARCH)') $(if $(NATIVE_ARGS),-Dquarkus.native.additional-build-args-append='$(NATIVE_ARGS)')

# Packaging comes first as the tests want to know what was built, although they start nothing then.
check-running: ## run the integration tests against the service at HOST and PORT, localhost and 8080 by default
	$(RUN_MAVEN) -q package -DskipTests
	$(RUN_MAVEN) failsafe:integration-test failsafe:verify \
		-Dquarkus.http.test-host='$(or $(HOST),localhost)' -Dquarkus.http.test-port='$(or $(PORT),8080)'

# The OCI format, podman's default, has no place for the health check.
image: ## build the container image xiangqi-arbiter:jvm with docker or podman (CONTAINER_TOOL=podman chooses)
	'$(CONTAINER_TOOL)' build $(if $(findstring podman,$(notdir $(CONTAINER_TOOL))),--format docker) \
		--build-arg VERSION="$$(sed -n 's:^  <version>\(.*\)</version>:\1:p' pom.xml)" \
		--build-arg REVISION="$$(git rev-parse HEAD 2>/dev/null || echo unknown)" \
		--build-arg CREATED="$$(date -u +%Y-%m-%dT%H:%M:%SZ)" \
		-f docker/Dockerfile.jvm -t xiangqi-arbiter:jvm .

# Programs of Debian's packages of the same names.
SMOKE_NEEDS = podman runc mmdebstrap

smoke: ## build the JVM image without a daemon, try it, measure it and stop it under load; needs root and podman
	@missing=; for each in $(SMOKE_NEEDS); do command -v $$each >/dev/null || missing="$$missing $$each"; done; \
	[ -z "$$missing" ] || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || \
		{ echo "smoke: install$$missing, or run it as root on Debian, where it does so itself" >&2; exit 1; }; \
	[ -z "$$missing" ] || { apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$missing >/dev/null; }
	$(RUN_MAVEN) -q package -Pimage -Dmaven.test.skip=true -Dspotless.check.skip=true
	@mkdir -p target/jvm-image
	@JAVA_HOME='$(JDK)' sh docker/jvm/make.sh target/jvm-image >target/jvm-image.log 2>&1 || \
		{ cat target/jvm-image.log >&2; exit 1; }
	@JAVA_HOME='$(JDK)' docker/smoke.sh jvm

# Quarkus writes them beside an application that nobody runs: the real one is packed without what this brings.
WRITE_MANIFESTS = $(RUN_MAVEN) -q process-classes quarkus:build -Pmanifests \
	-Dquarkus.config.locations=src/main/kubernetes/manifests.properties
MANIFESTS = target/manifests-app/kubernetes/kubernetes.yml

manifests: ## write docker/kubernetes/base/kubernetes.yml from src/main/kubernetes
	$(WRITE_MANIFESTS)
	cp $(MANIFESTS) docker/kubernetes/base/kubernetes.yml

manifests-check: ## fail where docker/kubernetes/base/kubernetes.yml is not what the build writes
	@rm -f $(MANIFESTS)
	@$(WRITE_MANIFESTS) >target/manifests-check.log 2>&1 || { cat target/manifests-check.log; exit 1; }
	@diff -u docker/kubernetes/base/kubernetes.yml $(MANIFESTS) || { \
		echo 'manifests-check: docker/kubernetes/base/kubernetes.yml is another: "make manifests" writes it anew' >&2; exit 1; }
	@echo 'manifests-check: docker/kubernetes/base/kubernetes.yml is what the build writes'

HAPROXY = $(or $(shell PATH="$$PATH:/usr/sbin:/usr/local/sbin" command -v haproxy),$(error $(NO_HAPROXY)))
NO_HAPROXY = No haproxy found: install it, on Debian by apt-get install haproxy

failover: ## kill one of two servers behind haproxy under load: no request may be lost
	$(RUN_MAVEN) -q package -Dmaven.test.skip=true -Dspotless.check.skip=true
	@'$(JDK)/bin/java' src/build/Failover.java target/quarkus-app/quarkus-run.jar docker/haproxy.cfg '$(HAPROXY)'

reproducible: ## build this commit twice and fail where a packed file differs
	@JAVA_HOME='$(JDK)' sh src/build/reproducible.sh '$(MAVEN) $(MVN_FLAGS)'

clean: ## remove all build output
	$(RUN_MAVEN) clean
