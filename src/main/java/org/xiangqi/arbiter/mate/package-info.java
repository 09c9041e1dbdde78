/** Mates by an unbroken series of checks: a search that answers with proof, or says that its budget did not suffice. */
@NullMarked
package org.xiangqi.arbiter.mate;

import org.jspecify.annotations.NullMarked;
