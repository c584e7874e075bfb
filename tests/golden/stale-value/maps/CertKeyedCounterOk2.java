// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA03-J: a counter per key in a synchronized map.

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class CertKeyedCounterOk2 {
    private final ConcurrentMap<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public void increment(String key) {
        AtomicInteger fresh = new AtomicInteger();
        AtomicInteger value = counts.putIfAbsent(key, fresh);
        if (value == null)
            value = fresh;
        int seen;
        do {
            seen = value.get();
            if (seen == Integer.MAX_VALUE)
                throw new ArithmeticException("out of range");
        } while (!value.compareAndSet(seen, seen + 1));
    }

    public Integer count(String key) {
        AtomicInteger value = counts.get(key);
        return value == null ? null : value.get();
    }
}
// corpus: published
