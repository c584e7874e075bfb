// run: scan --only lock-order --library
// expect: none
// Only read locks, in both orders, and no code takes a write lock: readers do not exclude each other.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersOnlyOk {
    private final ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
    private int n;
    public int ab() {
        a.readLock().lock();
        try {
            b.readLock().lock();
            try { return n; } finally { b.readLock().unlock(); }
        } finally { a.readLock().unlock(); }
    }
    public int ba() {
        b.readLock().lock();
        try {
            a.readLock().lock();
            try { return -n; } finally { a.readLock().unlock(); }
        } finally { b.readLock().unlock(); }
    }
}
