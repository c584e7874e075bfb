// run: scan --only stale-value
// expect: none
// tryConvertToWriteLock keeps the read valid, otherwise the write lock is taken and the value is read again
import java.util.concurrent.locks.StampedLock;

public class ConvertStamp {
    private final StampedLock lock = new StampedLock();
    private int stock = 10;

    public boolean take(int n) {
        long s = lock.readLock();
        try {
            while (stock >= n) {
                long w = lock.tryConvertToWriteLock(s);
                if (w != 0L) {
                    s = w;
                    stock -= n;
                    return true;
                }
                lock.unlockRead(s);
                s = lock.writeLock();
            }
            return false;
        } finally { lock.unlock(s); }
    }

    public void restock(int n) {
        long s = lock.writeLock();
        try { stock += n; } finally { lock.unlockWrite(s); }
    }
}
// corpus: unseen
