/**
 * The OpenAPI document as a contract: what the service answers fits it, and what it promised once it goes on to promise.
 */
@NullMarked
package org.xiangqi.arbiter.api.contract;

import org.jspecify.annotations.NullMarked;
