package org.xiangqi.arbiter.api.contract;

import io.quarkus.test.junit.callback.QuarkusTestBeforeEachCallback;
import io.quarkus.test.junit.callback.QuarkusTestMethodContext;
import io.restassured.RestAssured;
import io.restassured.builder.ResponseBuilder;
import io.restassured.filter.Filter;
import io.restassured.filter.FilterContext;
import io.restassured.http.Header;
import io.restassured.response.Response;
import io.restassured.specification.FilterableRequestSpecification;
import io.restassured.specification.FilterableResponseSpecification;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;

/**
 * Every answer to a test fits the {@link Contract}. No test class asks for it: it is put in front of all that send by
 * REST Assured, those of the packaged service too.
 */
public final class ContractFilter implements Filter, QuarkusTestBeforeEachCallback {
    /** Read once for each class loader that Quarkus makes for a test profile. */
    private static final Contract CONTRACT = Contract.committed();

    @Override
    public void beforeEach(QuarkusTestMethodContext context) {
        RestAssured.replaceFiltersWith(this);
    }

    @Override
    public Response filter(
            FilterableRequestSpecification request, FilterableResponseSpecification expected, FilterContext context) {
        Response response = context.next(request, expected);
        byte[] body = response.asByteArray();
        Map<String, List<String>> headers = response.headers().asList().stream()
                .collect(Collectors.groupingBy(
                        Header::getName, Collectors.mapping(Header::getValue, Collectors.toList())));
        check(Contract.Answer.to(
                request.getMethod(),
                URI.create(request.getURI()).getPath(),
                response.statusCode(),
                headers,
                plain(body)));
        return new ResponseBuilder().clone(response).setBody(body).build();
    }

    /** What was compressed, which REST Assured leaves so where the test asks for the encoding by itself. */
    private static byte[] plain(byte[] body) {
        if (body.length < 2 || (body[0] & 0xFF | (body[1] & 0xFF) << 8) != GZIPInputStream.GZIP_MAGIC) {
            return body;
        }
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(body))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails where an answer that came by another way does not fit. */
    public static void check(Contract.Answer answer) {
        List<String> errors = CONTRACT.errors(answer);
        if (!errors.isEmpty()) {
            throw new AssertionError("Not what the document says of " + answer.method() + " " + answer.path() + ", "
                    + answer.status() + ": " + errors);
        }
    }
}
