package org.xiangqi.arbiter.api.ruling;

import com.fasterxml.jackson.annotation.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * A part of the answer that is left out unless it is asked for: where it was asked for but there is nothing to tell, the
 * value is null and the answer has null; where it was not, there is no section at all.
 */
public record Section<T>(@JsonValue @Nullable T value) {}
