// run: scan --only stale-value
// expect: stale-value method=MutexSemaphoreBad.add line=here
// Two get in at a time.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class MutexSemaphoreBad {
    private final Semaphore gate = new Semaphore(2);
    private final AtomicLong total = new AtomicLong();

    public void add(long n) throws InterruptedException {
        gate.acquire();
        try {
            total.set(total.get() + n); // <- here
        } finally {
            gate.release();
        }
    }
}
