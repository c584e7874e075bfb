// run: scan --library --only stale-value
// javac: --release 8
// expect: none
// The same, each in one step.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BridgedOk {
    private final Lock lock = new ReentrantLock();
    private final Object monitor = new Object();
    private final AtomicInteger hits = new AtomicInteger();
    private int size, total;

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
            lock.lock();
            try {
                setSize(size() + 1);
            } finally {
                lock.unlock();
            }
        }

        public void add(int n) {
            synchronized (monitor) {
                total += n;
            }
        }

        public void hit() { hits.incrementAndGet(); }
    }
}
