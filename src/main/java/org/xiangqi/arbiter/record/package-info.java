/**
 * Game files: what people keep games in, read into one record and written from it.
 *
 * <p>A reader never fails: what was readable before a fault is returned with the fault and its place.
 */
@NullMarked
package org.xiangqi.arbiter.record;

import org.jspecify.annotations.NullMarked;
