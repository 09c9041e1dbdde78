package org.xiangqi.arbiter.api;

import io.quarkus.test.junit.QuarkusIntegrationTest;

/** Game files in every encoding and format, sent to the packaged service: a native executable has to bring its charsets. */
@QuarkusIntegrationTest
class RecordsIT extends RecordsTest {}
