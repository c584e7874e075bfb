// run: scan --only stale-value
// expect: stale-value method=FP_JcipCachingFactorizerOk.service line=here
// Java Concurrency in Practice, listing 2.5 UnsafeCachingFactorizer: number and factors are two atomics.
// Not so: A cache of one entry: the loser overwrites one right pair with another. At most work is repeated.

import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicReference;

public class FP_JcipCachingFactorizerOk {
    private BigInteger lastNumber;
    private BigInteger[] lastFactors;

    public BigInteger[] service(BigInteger i) {
        BigInteger[] factors = null;
        synchronized (this) {
            if (i.equals(lastNumber))
                factors = lastFactors.clone();
        }
        if (factors == null) {
            factors = factor(i);
            synchronized (this) {
                lastNumber = i; // <- here
                lastFactors = factors.clone();
            }
        }
        return factors;
    }

    private static BigInteger[] factor(BigInteger i) {
        return new BigInteger[] { i };
    }
}
// corpus: published
