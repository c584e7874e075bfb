// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 15.4 and 15.5: a pseudo random number generator.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class JcipRandomOk {
    private int seed = 17;
    private final ReentrantLock lock = new ReentrantLock();

    public int nextInt(int n) {
        lock.lock();
        try {
            int s = seed;
            seed = s * 1103515245 + 12345;
            return Math.abs(seed % n);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: published
