// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 5.17 Memoizer2: the work may be done twice, the result is the same.

import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class JcipMemoizer2Ok {
    private final Map<String, BigInteger> cache = new ConcurrentHashMap<>();

    public BigInteger compute(String arg) {
        return cache.computeIfAbsent(arg, s -> new BigInteger(s).pow(1000));
    }
}
// corpus: published
