@NullMarked
package org.xiangqi.arbiter.api.document;

import org.jspecify.annotations.NullMarked;
