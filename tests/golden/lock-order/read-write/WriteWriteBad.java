// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantReadWriteLock,java.util.concurrent.locks.ReentrantReadWriteLock
// Two write locks, both orders.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteWriteBad {
    private final ReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
    private int n;
    public void ab() {
        a.writeLock().lock();
        try {
            b.writeLock().lock();
            try { n++; } finally { b.writeLock().unlock(); }
        } finally { a.writeLock().unlock(); }
    }
    public void ba() {
        b.writeLock().lock();
        try {
            a.writeLock().lock();
            try { n--; } finally { a.writeLock().unlock(); }
        } finally { b.writeLock().unlock(); }
    }
}
