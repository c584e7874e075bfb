// run: scan --only stale-value
// expect: stale-value
// hit counter is read under the read lock and the incremented value stored under the write lock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderThenWriterUpgrade {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private int revision;
    private String body = "";

    public int edit(String newBody) {
        int base;
        rw.readLock().lock();
        try {
            base = revision;
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            revision = base + 1;
            body = newBody;
        } finally {
            rw.writeLock().unlock();
        }
        return base + 1;
    }

    public String body() {
        rw.readLock().lock();
        try {
            return body;
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen
