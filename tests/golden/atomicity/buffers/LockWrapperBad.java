// run: scan --only atomicity
// expect: atomicity
// The context is taken and released by methods of the class.
import java.util.concurrent.locks.ReentrantLock;

public class LockWrapperBad {
    public static class Meter {
        private long left;

        public synchronized long remaining() {
            return left;
        }

        public synchronized void consume(long n) {
            left -= n;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private int denied;

    private void enter() {
        lock.lock();
    }

    private void leave() {
        lock.unlock();
    }

    public boolean charge(Meter meter, long n) {
        enter();
        try {
            if (meter.remaining() < n) {
                denied++;
                return false;
            }
            meter.consume(n);
            return true;
        } finally {
            leave();
        }
    }
}
