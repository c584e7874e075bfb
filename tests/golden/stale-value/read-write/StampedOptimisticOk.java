// run: scan --only stale-value
// expect: none
// Optimistic read, converted to a write lock only if still valid.

import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticOk {
    private final StampedLock lock = new StampedLock();
    private int value;

    public void increment() {
        for (;;) {
            long s = lock.tryOptimisticRead();
            int v = value;
            long w = lock.tryConvertToWriteLock(s);
            if (w != 0L) {
                try {
                    value = v + 1;
                    return;
                } finally {
                    lock.unlockWrite(w);
                }
            }
        }
    }
}
