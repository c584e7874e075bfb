// run: scan --only lock-order --library
// expect: none
// Read and write locks of two ReadWriteLocks, one order.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteOk {
    private final ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
    private int n;
    public void ab() {
        a.readLock().lock();
        try {
            b.writeLock().lock();
            try { n++; } finally { b.writeLock().unlock(); }
        } finally { a.readLock().unlock(); }
    }
    public void ab2() {
        a.writeLock().lock();
        try {
            b.readLock().lock();
            try { n--; } finally { b.readLock().unlock(); }
        } finally { a.writeLock().unlock(); }
    }
}
