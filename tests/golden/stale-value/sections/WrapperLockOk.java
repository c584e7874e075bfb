// run: scan --only stale-value
// expect: none
// The lock is taken and given back by methods for it, around both.

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WrapperLockOk {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final AtomicInteger total = new AtomicInteger();
    private volatile boolean isOpen = true;

    private void beginWrite() { lock.writeLock().lock(); }

    private void endWrite() { lock.writeLock().unlock(); }

    public void add(int n) {
        beginWrite();
        try {
            total.set(total.get() + n);
        } finally {
            endWrite();
        }
    }

    public void close() {
        beginWrite();
        try {
            if (!isOpen)
                return;
            isOpen = false;
            System.out.println(total);
        } finally {
            endWrite();
        }
    }
}
