package org.xiangqi.arbiter.api.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who is let in, by key and rate. */
class GateTest {
    private static final String HERE = "192.0.2.7";
    private static final String THERE = "192.0.2.8";

    private static Gate with(Map<String, String> settings) {
        return new Gate(new SmallRyeConfigBuilder()
                .withMapping(AccessLimits.class)
                .withSources(new PropertiesConfigSource(settings, "test", 100))
                .build()
                .getConfigMapping(AccessLimits.class));
    }

    @Test
    void withoutSettingsEveryoneIsLetIn() {
        assertThat(with(Map.of()).isOpen()).isTrue();
    }

    @Test
    void aKeyThatIsNotKnownIsRefusedEvenWhereNoneIsRequired() {
        Gate gate = with(Map.of("arbiter.access.keys.club.secret", "right"));
        assertThat(gate.isOpen()).isFalse();
        assertThat(gate.ask("right", HERE)).isEqualTo(new Admission.Granted());
        assertThat(gate.ask("wrong", HERE)).isEqualTo(new Admission.WrongKey());
        assertThat(gate.ask("", HERE)).isEqualTo(new Admission.WrongKey());
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.Granted());
    }

    @Test
    void whereAKeyIsRequiredNobodyIsLetInWithoutOne() {
        Gate gate = with(Map.of("arbiter.access.required", "true", "arbiter.access.keys.club.secret", "right"));
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.NoKey());
        assertThat(gate.ask("right", HERE)).isEqualTo(new Admission.Granted());
    }

    @Test
    void eachAddressHasABurstOfItsOwn() {
        Gate gate = with(Map.of("arbiter.access.requests-per-minute", "2", "arbiter.access.burst", "2"));
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.Granted());
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.Granted());
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.TooOften(2, 30));
        assertThat(gate.ask(null, THERE)).isEqualTo(new Admission.Granted());
    }

    @Test
    void theBurstIsWhatTenSecondsAllow() {
        Gate gate = with(Map.of("arbiter.access.requests-per-minute", "18"));
        for (int i = 0; i < 3; i++) {
            assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.Granted());
        }
        assertThat(gate.ask(null, HERE)).isEqualTo(new Admission.TooOften(18, 4));
    }

    @Test
    void theRateOfAKeyGoesBeforeThatOfAll() {
        Gate gate = with(Map.of(
                "arbiter.access.requests-per-minute", "6",
                "arbiter.access.keys.slow.secret", "a",
                "arbiter.access.keys.slow.requests-per-minute", "1",
                "arbiter.access.keys.any.secret", "b",
                "arbiter.access.keys.any.requests-per-minute", "0"));
        assertThat(gate.ask("a", HERE)).isEqualTo(new Admission.Granted());
        assertThat(gate.ask("a", THERE)).isEqualTo(new Admission.TooOften(1, 60));
        for (int i = 0; i < 100; i++) {
            assertThat(gate.ask("b", HERE)).isEqualTo(new Admission.Granted());
        }
    }

    @Test
    void manyAddressesAreNotRememberedForEver() {
        Gate gate = with(Map.of(
                "arbiter.access.requests-per-minute", "1",
                "arbiter.access.addresses", "100"));
        for (int i = 0; i < 10_000; i++) {
            gate.ask(null, "10.0." + i / 256 + "." + i % 256);
        }
        assertThat(gate.remembered()).isLessThanOrEqualTo(100);
    }
}
