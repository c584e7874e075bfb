// run: scan --only lock-order --library
// expect: none
// The read lock is given back first.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeOk {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private String value;
    private void set() { lock.writeLock().lock(); try { value = "new"; } finally { lock.writeLock().unlock(); } }
    private String read() { lock.readLock().lock(); try { return value; } finally { lock.readLock().unlock(); } }
    public String get() { if (read() == null) { set(); } return read(); }
}
