// run: scan --library --only stale-value
// What was read is compared once more under the lock of the second step, by a method that throws unless it is the same.
import java.util.concurrent.locks.ReentrantLock;

public class InsistedIndex {
    private final ReentrantLock lock = new ReentrantLock();
    private long last;
    private long other;

    static void requireTrue(boolean is) {
        if (!is) {
            throw new IllegalStateException();
        }
    }

    static void log(boolean is) {
        System.out.println(is);
    }

    public long last() {
        lock.lock();
        try {
            return last;
        } finally {
            lock.unlock();
        }
    }

    public long other() {
        lock.lock();
        try {
            return other;
        } finally {
            lock.unlock();
        }
    }

    public void advance(long by) {
        long seen = last();
        lock.lock();
        try {
            requireTrue(seen == last);
            last = seen + by;
        } finally {
            lock.unlock();
        }
    }

    public void advanceOther(long by) {
        long seen = other();
        lock.lock();
        try {
            log(seen == other);
            other = seen + by; // expect: stale-value
        } finally {
            lock.unlock();
        }
    }
}
