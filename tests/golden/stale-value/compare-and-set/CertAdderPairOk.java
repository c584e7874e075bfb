// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA03-J, two AtomicReferences that belong together: one is moved into the other.

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CertAdderPairOk {
    private final AtomicReference<BigInteger> first = new AtomicReference<>(BigInteger.ZERO);
    private final AtomicReference<BigInteger> second = new AtomicReference<>(BigInteger.ONE);

    public void update(BigInteger a, BigInteger b) {
        first.set(a);
        second.set(b);
    }

    public void fold() {
        first.updateAndGet(n -> n.add(second.get()));
    }
}
// corpus: published
