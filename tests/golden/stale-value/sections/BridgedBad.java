// run: scan --library --only stale-value
// javac: --release 8
// Inner classes of older class files reach private members of others by access$000: the step is where that is called.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BridgedBad {
    private final Lock lock = new ReentrantLock();
    private final Object monitor = new Object();
    private int size, total;
    private volatile int hits;

    public class Part {
        private int size() {
            lock.lock();
            try {
                return size;
            } finally {
                lock.unlock();
            }
        }

        private void setSize(int value) {
            lock.lock();
            try {
                size = value;
            } finally {
                lock.unlock();
            }
        }

        public void grow() {
            setSize(size() + 1); // expect: stale-value severity=high
        }

        public void add(int n) {
            int found;
            synchronized (monitor) {
                found = total;
            }
            synchronized (monitor) {
                total = found + n; // expect: stale-value severity=high
            }
        }

        public void hit() {
            hits++; // expect: stale-value severity=medium
        }
    }
}
