// run: scan --only atomicity
// expect: none
// The guard holds the witness around both; the context is a monitor.
import java.util.concurrent.locks.ReentrantLock;

public class GuardOfWitnessInSyncOk {
    static final class Section implements AutoCloseable {
        private final ReentrantLock lock;

        Section(ReentrantLock lock) {
            this.lock = lock;
            lock.lock();
        }

        static Section of(ReentrantLock lock) {
            return new Section(lock);
        }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    public static class Meter {
        final ReentrantLock lock = new ReentrantLock();
        private long left;

        public long remaining() {
            try (Section s = new Section(lock)) {
                return left;
            }
        }

        public void consume(long n) {
            try (Section s = new Section(lock)) {
                left -= n;
            }
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Meter meter;
    private int denied;

    public GuardOfWitnessInSyncOk(Meter meter) {
        this.meter = meter;
    }

    public boolean charge(long n) {
        synchronized (this) {
            try (Section t = new Section(meter.lock)) {
                if (meter.remaining() < n) {
                    denied++;
                    return false;
                }
                meter.consume(n);
                return true;
            }
        }
    }
}
