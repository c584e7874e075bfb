// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_COMBINED_ATOMIC_OPERATIONS_ARE_NOT_ATOMIC: an atomic found by key is tested, then incremented.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class CertOverflowGuardOk {
    private final ConcurrentMap<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public void increment(String key) {
        AtomicInteger value = counts.computeIfAbsent(key, k -> new AtomicInteger());
        value.getAndUpdate(n -> {
            if (n == Integer.MAX_VALUE)
                throw new ArithmeticException("out of range");
            return n + 1;
        });
    }

    public int count(String key) {
        AtomicInteger value = counts.get(key);
        return value == null ? 0 : value.get();
    }
}
// corpus: published
