// run: scan --only atomicity
// expect: atomicity
// The guard objects come from a factory.
import java.util.concurrent.locks.ReentrantLock;

public class GuardFactoryBad {
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
            try (Section s = Section.of(lock)) {
                return left;
            }
        }

        public void consume(long n) {
            try (Section s = Section.of(lock)) {
                left -= n;
            }
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Meter meter;
    private int denied;

    public GuardFactoryBad(Meter meter) {
        this.meter = meter;
    }

    public boolean charge(long n) {
        try (Section s = Section.of(lock)) {
            if (meter.remaining() < n) {
                denied++;
                return false;
            }
            meter.consume(n);
            return true;
        }
    }
}
