package org.xiangqi.arbiter.api;

import io.quarkus.test.junit.QuarkusIntegrationTest;

/** Pictures of the packaged service: a native executable has to bring the outlines of the characters, and to write XML. */
@QuarkusIntegrationTest
class BoardsIT extends BoardsTest {}
