// run: scan --library --only stale-value
// expect: stale-value method=ClosedLockBad.reserve line=here severity=low
// Given back before it is added.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ClosedLockBad {
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
        }
        entries.add(entry); // <- here
        return true;
    }
}
