// run: scan --only stale-value
// expect: stale-value
// optimistic read is validated, but the write lock section that follows relies on the old value
import java.util.concurrent.locks.StampedLock;

public class OptimisticNoRecheck {
    private final StampedLock lock = new StampedLock();
    private int credits = 100;

    private int credits() {
        long s = lock.tryOptimisticRead();
        int c = credits;
        if (!lock.validate(s)) {
            s = lock.readLock();
            try {
                c = credits;
            } finally {
                lock.unlockRead(s);
            }
        }
        return c;
    }

    public boolean spend(int n) {
        if (credits() < n) {
            return false;
        }
        long s = lock.writeLock();
        try {
            credits -= n;
            return true;
        } finally {
            lock.unlockWrite(s);
        }
    }
}
// corpus: unseen
