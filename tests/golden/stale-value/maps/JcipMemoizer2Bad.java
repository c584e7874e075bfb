// run: scan --only stale-value
// expect: stale-value method=JcipMemoizer2Bad.compute line=here severity=low
// Java Concurrency in Practice, listing 5.17 Memoizer2: the work may be done twice, the result is the same.

import java.math.BigInteger;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class JcipMemoizer2Bad {
    private final Map<String, BigInteger> cache = new ConcurrentHashMap<>();

    public BigInteger compute(String arg) {
        BigInteger result = cache.get(arg);
        if (result == null) {
            result = new BigInteger(arg).pow(1000);
            cache.put(arg, result); // <- here
        }
        return result;
    }
}
// corpus: published
