package org.xiangqi.arbiter.api;

import io.quarkus.test.junit.QuarkusIntegrationTest;

/** Problem pages, health, metrics, Swagger UI and the document, as the packaged service has them. */
@QuarkusIntegrationTest
class ServiceIT extends ServiceTest {}
