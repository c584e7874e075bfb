// run: scan --only stale-value
// expect: stale-value method=JcipRandomBad.nextInt line=here
// Java Concurrency in Practice, listings 15.4 and 15.5: a pseudo random number generator.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class JcipRandomBad {
    private final AtomicInteger seed = new AtomicInteger(17);

    public int nextInt(int n) {
        int s = seed.get();
        int next = s * 1103515245 + 12345;
        seed.set(next); // <- here
        return Math.abs(next % n);
    }
}
// corpus: published
