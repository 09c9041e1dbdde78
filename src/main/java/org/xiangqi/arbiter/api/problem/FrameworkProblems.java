package org.xiangqi.arbiter.api.problem;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import io.quarkiverse.resteasy.problem.HttpProblem;
import io.quarkiverse.resteasy.problem.postprocessing.ProblemContext;
import io.quarkiverse.resteasy.problem.postprocessing.ProblemPostProcessor;
import io.quarkus.runtime.Startup;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.xiangqi.arbiter.api.Limits;

/**
 * The one mapper for what the framework refuses before, or instead of, our own code: every such refusal becomes one of
 * our problem types, with the place of the fault and without a word about our classes.
 */
@ApplicationScoped
@Startup
class FrameworkProblems implements ProblemPostProcessor {
    private final Limits limits;

    FrameworkProblems(Limits limits) {
        this.limits = limits;
    }

    @Override
    public HttpProblem apply(HttpProblem problem, ProblemContext context) {
        return problem.getType() == null ? mapped(problem, context.cause).build() : problem;
    }

    private HttpProblem.Builder mapped(HttpProblem problem, Throwable cause) {
        Optional<HttpProblem> own = ownProblem(cause);
        if (own.isPresent()) {
            return HttpProblem.builder(own.get()).withInstance(problem.getInstance());
        }
        return ofRequest(cause, 0).orElseGet(() -> byStatus(problem)).withInstance(problem.getInstance());
    }

    /**
     * What is wrong with a request of which reading or validation failed so; empty if that is not the sender's fault.
     *
     * @param linesBefore how many lines of the body stand before the request
     */
    static Optional<HttpProblem.Builder> ofRequest(Throwable failure, int linesBefore) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            HttpProblem.Builder told = switch (each) {
                case UnrecognizedPropertyException unknown -> unknownField(unknown);
                case MismatchedInputException mismatch -> invalidValue(mismatch, linesBefore);
                case JsonMappingException tooBig
                when tooBig.getCause() instanceof InputCoercionException -> outOfRange(tooBig);
                case JsonProcessingException malformed -> malformed(malformed, linesBefore);
                case ConstraintViolationException violated -> violated(violated);
                default -> null;
            };
            if (told != null) {
                return Optional.of(told);
            }
        }
        return Optional.empty();
    }

    /** A problem of ours that Jackson wrapped, because it was thrown while a field was being read. */
    private static Optional<HttpProblem> ownProblem(Throwable cause) {
        for (Throwable each = cause; each != null; each = each.getCause()) {
            if (each instanceof HttpProblem own) {
                return Optional.of(own);
            }
        }
        return Optional.empty();
    }

    private static HttpProblem.Builder unknownField(UnrecognizedPropertyException unknown) {
        String field = place(unknown);
        List<String> known = unknown.getKnownPropertyIds() == null
                ? List.of()
                : unknown.getKnownPropertyIds().stream()
                        .map(String::valueOf)
                        .sorted()
                        .toList();
        return Problems.of(ProblemType.UNKNOWN_FIELD, "The field " + field + " is not known here.")
                .with("field", field)
                .with("known", known);
    }

    private static HttpProblem.Builder invalidValue(MismatchedInputException mismatch, int linesBefore) {
        boolean goesOn = mismatch.getOriginalMessage().startsWith("Trailing token");
        if (mismatch.getPath().isEmpty() && (goesOn || mismatch.getTargetType() == null)) {
            return malformed(mismatch, linesBefore);
        }
        String field = place(mismatch);
        @Nullable List<String> allowed = allowed(mismatch.getTargetType());
        String detail = allowed == null
                ? "The value of " + field + " has the wrong kind."
                : "The value of " + field + " is not one of " + String.join(", ", allowed) + ".";
        HttpProblem.Builder builder = Problems.of(ProblemType.INVALID_VALUE, detail);
        return invalid(builder, field, allowed);
    }

    private static HttpProblem.Builder outOfRange(JsonMappingException tooBig) {
        String field = place(tooBig);
        return invalid(
                Problems.of(ProblemType.INVALID_VALUE, "The value of " + field + " is out of range."), field, null);
    }

    private static HttpProblem.Builder invalid(
            HttpProblem.Builder builder, String field, @Nullable List<String> allowed) {
        return builder.with("field", field).with("allowed", allowed);
    }

    private static @Nullable List<String> allowed(@Nullable Class<?> target) {
        return target != null && target.isEnum()
                ? Arrays.stream(target.getEnumConstants()).map(String::valueOf).toList()
                : null;
    }

    private static HttpProblem.Builder malformed(JsonProcessingException malformed, int linesBefore) {
        JsonLocation location = malformed.getLocation();
        int line = linesBefore + (location == null ? 1 : Math.max(1, location.getLineNr()));
        int column = location == null ? 1 : Math.max(1, location.getColumnNr());
        String what = malformed instanceof StreamConstraintsException
                ? "The body is nested too deeply, or has too long a number or name, at line "
                : "The body stops being JSON at line ";
        return malformed(what + line + ", column " + column + ".", line, column);
    }

    private static HttpProblem.Builder malformed(String detail, int line, int column) {
        return Problems.of(ProblemType.MALFORMED_JSON, detail)
                .with("line", line)
                .with("column", column);
    }

    private static HttpProblem.Builder violated(ConstraintViolationException violated) {
        List<ConstraintViolation<?>> violations = new ArrayList<>(violated.getConstraintViolations());
        violations.sort((a, b) -> field(a.getPropertyPath()).compareTo(field(b.getPropertyPath())));
        ConstraintViolation<?> first = violations.getFirst();
        String field = field(first.getPropertyPath());
        String detail = violations.stream()
                .map(violation -> field(violation.getPropertyPath()) + " " + violation.getMessage())
                .collect(Collectors.joining("; "));
        return invalid(Problems.of(ProblemType.INVALID_VALUE, detail + "."), field, null);
    }

    private static String field(Path path) {
        StringBuilder field = new StringBuilder();
        for (Path.Node node : path) {
            Integer index = node.getIndex();
            if (node.getKind() != ElementKind.CONTAINER_ELEMENT) {
                field.append(field.isEmpty() ? "" : ".").append(node.getName());
            }
            if (index != null) {
                field.append('[').append(index).append(']');
            }
        }
        return field.toString();
    }

    private static String place(JsonMappingException exception) {
        StringBuilder place = new StringBuilder();
        for (JsonMappingException.Reference reference : exception.getPath()) {
            if (reference.getFieldName() == null) {
                place.append('[').append(reference.getIndex()).append(']');
            } else {
                place.append(place.isEmpty() ? "" : ".").append(reference.getFieldName());
            }
        }
        return place.isEmpty() ? "the body" : place.toString();
    }

    private HttpProblem.Builder byStatus(HttpProblem problem) {
        ProblemType type = ProblemType.byStatus(problem.getStatusCode());
        HttpProblem.Builder builder = Problems.of(type, type.meaning());
        problem.getHeaders().forEach(builder::withHeader);
        return switch (type) {
            case TOO_LARGE -> builder.with("what", "BODY").with("limit", limits.bodyBytes());
            case INVALID_VALUE -> invalid(builder, "the request", null);
            default -> builder;
        };
    }
}
