// run: scan --only stale-value
// expect: stale-value method=CertAdderPairBad.fold line=here
// SEI CERT VNA03-J, two AtomicReferences that belong together: one is moved into the other.

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CertAdderPairBad {
    private final AtomicReference<BigInteger> first = new AtomicReference<>(BigInteger.ZERO);
    private final AtomicReference<BigInteger> second = new AtomicReference<>(BigInteger.ONE);

    public void update(BigInteger a, BigInteger b) {
        first.set(a);
        second.set(b);
    }

    public void fold() {
        first.set(first.get().add(second.get())); // <- here
    }
}
// corpus: published
