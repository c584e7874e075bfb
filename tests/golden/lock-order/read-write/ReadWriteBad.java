// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantReadWriteLock,java.util.concurrent.locks.ReentrantReadWriteLock
// Each holds a read lock and waits for the other's write lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteBad {
    private final ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
    private int n;
    public void ab() {
        a.readLock().lock();
        try {
            b.writeLock().lock();
            try { n++; } finally { b.writeLock().unlock(); }
        } finally { a.readLock().unlock(); }
    }
    public void ba() {
        b.readLock().lock();
        try {
            a.writeLock().lock();
            try { n--; } finally { a.writeLock().unlock(); }
        } finally { b.readLock().unlock(); }
    }
}
