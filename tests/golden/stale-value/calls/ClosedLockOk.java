// run: scan --library --only stale-value
// expect: none
// A lock for try with resources: what takes it returns its own object, and a subclass hands on to it.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ClosedLockOk {
    static class AutoLock implements AutoCloseable {
        private final ReentrantLock lock = new ReentrantLock();

        public AutoLock lock() {
            lock.lock();
            return this;
        }

        Condition condition() { return lock.newCondition(); }

        @Override
        public void close() {
            lock.unlock();
        }
    }

    static class WithCondition extends AutoLock {
        private final Condition condition = condition();

        @Override
        public WithCondition lock() {
            return (WithCondition)super.lock();
        }

        void signal() { condition.signal(); }
    }

    private final AutoLock lock = new AutoLock();
    private final List<String> entries = new CopyOnWriteArrayList<>();

    public boolean reserve(String entry, int limit) {
        try (AutoLock held = lock.lock()) {
            if (entries.size() >= limit)
                return false;
            entries.add(entry);
            return true;
        }
    }
}
