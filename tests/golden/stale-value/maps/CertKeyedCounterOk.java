// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA03-J: a counter per key in a synchronized map.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class CertKeyedCounterOk {
    private final Map<String, Integer> counts = new HashMap<>();
    private final Object lock = new Object();

    public void increment(String key) {
        synchronized (lock) {
            Integer old = counts.get(key);
            int value = old == null ? 0 : old;
            if (value == Integer.MAX_VALUE)
                throw new ArithmeticException("out of range");
            counts.put(key, value + 1);
        }
    }

    public Integer count(String key) {
        synchronized (lock) {
            return counts.get(key);
        }
    }
}
// corpus: published
