// run: scan --only stale-value
// expect: none
// try-with-resources guard keeps the lock over read and write
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class GuardResource {
    private static final class Guard implements AutoCloseable {
        private final Lock lock;

        Guard(Lock lock) {
            this.lock = lock;
            lock.lock();
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    private final Lock lock = new ReentrantLock();
    private int fuel;

    public void refuel(int n) {
        try (Guard g = new Guard(lock)) {
            fuel += n;
        }
    }

    public boolean burn(int n) {
        try (Guard g = new Guard(lock)) {
            int have = fuel;
            if (have < n) {
                return false;
            }
            fuel = have - n;
            return true;
        }
    }
}
// corpus: unseen
