/**
 * Programs for those who work on the search: matches that tell whether a change made it stronger. No part of the service.
 */
@NullMarked
package org.xiangqi.arbiter.tools;

import org.jspecify.annotations.NullMarked;
