/** What a user of the service does: clients generated from its document, compiled, and asked of the packaged service. */
@NullMarked
package org.xiangqi.arbiter.clients;

import org.jspecify.annotations.NullMarked;
