/** What is released beside the code: manifests, the proxy's configuration, the bill of materials. */
@NullMarked
package org.xiangqi.arbiter.deployment;

import org.jspecify.annotations.NullMarked;
