// run: scan --only stale-value
// expect: stale-value method=CertKeyedCounterBad.increment line=here
// SEI CERT VNA03-J: a counter per key in a synchronized map.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class CertKeyedCounterBad {
    private final Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());

    public void increment(String key) {
        Integer old = counts.get(key);
        int value = old == null ? 0 : old;
        if (value == Integer.MAX_VALUE)
            throw new ArithmeticException("out of range");
        counts.put(key, value + 1); // <- here
    }

    public Integer count(String key) {
        return counts.get(key);
    }
}
// corpus: published
