// run: scan --only stale-value
// expect: stale-value method=LeaMutexBad.add line=here
// Lea, semaphores as mutual exclusion locks.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class LeaMutexBad {
    private final Semaphore mutex = new Semaphore(1);
    private final AtomicLong total = new AtomicLong();

    public void add(long n) throws InterruptedException {
        total.set(total.get() + n); // <- here
    }

    public long total() { return total.get(); }
}
// corpus: published
