// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantReadWriteLock
// The write lock waits for the read lock of the same thread.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeBad {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String value;
    private void set() { lock.writeLock().lock(); try { value = "new"; } finally { lock.writeLock().unlock(); } }
    public String get() { lock.readLock().lock(); try { if (value == null) { set(); } return value; } finally { lock.readLock().unlock(); } }
}
