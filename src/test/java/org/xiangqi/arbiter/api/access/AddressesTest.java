package org.xiangqi.arbiter.api.access;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An address of IP version 6 stands for the network that it is in. */
class AddressesTest {
    @ParameterizedTest
    @CsvSource({
        "192.0.2.7, 192.0.2.7",
        "2001:db8:0:1:2:3:4:5, 2001:db8:0:1::/64",
        "2001:db8:0:1::1, 2001:db8:0:1::/64",
        "2001:db8:0:2::1, 2001:db8:0:2::/64",
        "::1, 0:0:0:0::/64",
        "::ffff:192.0.2.7, 192.0.2.7",
        "arbiter.example, arbiter.example",
        "no:address, no:address",
    })
    void standsFor(String address, String network) {
        assertThat(Addresses.network(address)).isEqualTo(network);
    }
}
