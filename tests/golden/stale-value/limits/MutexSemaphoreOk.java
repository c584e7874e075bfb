// run: scan --only stale-value
// expect: none
// A semaphore of one permit is a lock, held from the look to the change.

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class MutexSemaphoreOk {
    private final Semaphore gate = new Semaphore(1, true);
    private final AtomicLong total = new AtomicLong();

    public void add(long n) {
        gate.acquireUninterruptibly();
        try {
            total.set(total.get() + n);
        } finally {
            gate.release();
        }
    }
}
