// run: scan --only stale-value
// expect: none
// Lea, semaphores as mutual exclusion locks.
// Not so: A semaphore of one permit is a lock.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class LeaMutexOk {
    private final Semaphore mutex = new Semaphore(1);
    private final AtomicLong total = new AtomicLong();

    public void add(long n) throws InterruptedException {
        mutex.acquire();
        try {
            total.set(total.get() + n);
        } finally {
            mutex.release();
        }
    }

    public long total() { return total.get(); }
}
// corpus: published
