// run: scan --only stale-value
// expect: stale-value method=FP_LeaMutexOk.add line=here
// Lea, semaphores as mutual exclusion locks.
// Not so: A semaphore of one permit is a lock.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class FP_LeaMutexOk {
    private final Semaphore mutex = new Semaphore(1);
    private final AtomicLong total = new AtomicLong();

    public void add(long n) throws InterruptedException {
        mutex.acquire();
        try {
            total.set(total.get() + n); // <- here
        } finally {
            mutex.release();
        }
    }

    public long total() { return total.get(); }
}
