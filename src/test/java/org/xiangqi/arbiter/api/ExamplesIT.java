package org.xiangqi.arbiter.api;

import io.quarkus.test.junit.QuarkusIntegrationTest;

/** Every example of the document, asked of the packaged service: every call, verdict and problem. */
@QuarkusIntegrationTest
class ExamplesIT extends ExamplesTest {
    @Override
    boolean isOffered(Case test) {
        return test.example().testOnly() == null;
    }
}
