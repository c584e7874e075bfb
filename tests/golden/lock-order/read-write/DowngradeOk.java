// run: scan --only lock-order --library
// expect: none
// Who writes may read.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradeOk {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String value;
    public String get() {
        lock.writeLock().lock();
        try { value = "new"; lock.readLock().lock(); } finally { lock.writeLock().unlock(); }
        try { return value; } finally { lock.readLock().unlock(); }
    }
}
