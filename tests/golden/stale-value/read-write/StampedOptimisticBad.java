// run: scan --only stale-value
// expect: stale-value method=StampedOptimisticBad.increment line=here
// The optimistic read is never validated, and its value is written back.

import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticBad {
    private final StampedLock lock = new StampedLock();
    private int value;

    public void increment() {
        lock.tryOptimisticRead();
        int v = value;
        long w = lock.writeLock(); try { value = v + 1; } finally { lock.unlockWrite(w); } // <- here
    }
}
