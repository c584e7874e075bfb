// run: scan --only stale-value
// expect: stale-value method=JcipCachingFactorizerBad.service line=here
// Java Concurrency in Practice, listing 2.5 UnsafeCachingFactorizer: number and factors are two atomics.

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicReference;

public class JcipCachingFactorizerBad {
    private final AtomicReference<BigInteger> lastNumber = new AtomicReference<>();
    private final AtomicReference<BigInteger[]> lastFactors = new AtomicReference<>();

    public BigInteger[] service(BigInteger i) {
        if (i.equals(lastNumber.get()))
            return lastFactors.get();
        BigInteger[] factors = factor(i);
        lastNumber.set(i); // <- here
        lastFactors.set(factors);
        return factors;
    }

    private static BigInteger[] factor(BigInteger i) {
        return new BigInteger[] { i };
    }
}
// corpus: published
