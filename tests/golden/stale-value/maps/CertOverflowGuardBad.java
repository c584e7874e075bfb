// run: scan --only stale-value
// expect: stale-value method=CertOverflowGuardBad.increment line=here
// SpotBugs AT_COMBINED_ATOMIC_OPERATIONS_ARE_NOT_ATOMIC: an atomic found by key is tested, then incremented.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class CertOverflowGuardBad {
    private final ConcurrentMap<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public void increment(String key) {
        AtomicInteger value = counts.computeIfAbsent(key, k -> new AtomicInteger());
        if (value.get() == Integer.MAX_VALUE)
            throw new ArithmeticException("out of range");
        value.incrementAndGet(); // <- here
    }

    public int count(String key) {
        AtomicInteger value = counts.get(key);
        return value == null ? 0 : value.get();
    }
}
// corpus: published
