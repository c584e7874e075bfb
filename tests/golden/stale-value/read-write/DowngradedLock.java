// run: scan --only stale-value
// expect: none
// write lock is downgraded to the read lock without ever being free in between
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradedLock {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private String data;
    private boolean valid;

    public String process() {
        rw.readLock().lock();
        if (!valid) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!valid) {
                    data = "loaded " + System.nanoTime();
                    valid = true;
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            return data.toUpperCase();
        } finally {
            rw.readLock().unlock();
        }
    }

    public void invalidate() {
        rw.writeLock().lock();
        try {
            valid = false;
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen
