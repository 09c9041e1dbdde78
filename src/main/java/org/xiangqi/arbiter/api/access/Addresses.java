package org.xiangqi.arbiter.api.access;

import java.net.Inet6Address;
import java.net.InetAddress;

/** Whom an address stands for. */
final class Addresses {
    /** What one customer of a provider has at least; anyone could send each request from another address of it. */
    private static final int NETWORK_BYTES = 8;

    private Addresses() {}

    /** The address itself; of one of IP version 6 the first 64 bits. A name that is no address stands for itself. */
    static String network(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            InetAddress read = InetAddress.ofLiteral(address);
            return read instanceof Inet6Address ? network(read.getAddress()) : read.getHostAddress();
        } catch (IllegalArgumentException noAddress) {
            return address;
        }
    }

    private static String network(byte[] address) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < NETWORK_BYTES; i += 2) {
            text.append(Integer.toHexString((address[i] & 0xFF) << 8 | address[i + 1] & 0xFF))
                    .append(':');
        }
        return text.append(":/64").toString();
    }
}
