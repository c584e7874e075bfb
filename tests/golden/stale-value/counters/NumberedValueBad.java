// run: scan --only stale-value
// expect: stale-value
// Two threads draw a number each for one name, and one of the two is lost.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class NumberedValueBad {
    private final ConcurrentMap<String, Long> numbers = new ConcurrentHashMap<>();
    private final AtomicLong next = new AtomicLong();
    long numberOf(String name) {
        Long n = numbers.get(name);
        if (n == null) {
            n = next.incrementAndGet();
            numbers.put(name, n);
        }
        return n;
    }
    public static void main(String[] a) throws Exception {
        NumberedValueBad b = new NumberedValueBad();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) { int k = i; pool.submit(() -> b.numberOf("n" + k / 4)); }
        pool.shutdown(); pool.awaitTermination(1, TimeUnit.SECONDS);
    }
}
