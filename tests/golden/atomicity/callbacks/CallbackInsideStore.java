// run: scan --only atomicity --library
// expect: none
// Sequencer.next runs its two calls (read, write) inside Store.atomically, which holds the store's reentrant lock around the callback, so the inner locks are only re-entered.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

public class CallbackInsideStore {

    private static final class Store {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Long> rows = new HashMap<>();

        long read(String k) {
            lock.lock();
            try {
                return rows.getOrDefault(k, 0L);
            } finally {
                lock.unlock();
            }
        }

        void write(String k, long v) {
            lock.lock();
            try {
                rows.put(k, v);
            } finally {
                lock.unlock();
            }
        }

        <T> T atomically(Supplier<T> body) {
            lock.lock();
            try {
                return body.get();
            } finally {
                lock.unlock();
            }
        }
    }

    private final Store store = new Store();

    public Sequencer sequencer(String name, int step) {
        return new Sequencer(store, name, step);
    }

    public long current(String name) {
        return store.read(name);
    }

    public static final class Sequencer {
        private final Store store;
        private final String name;
        private final int step;
        private long issued;

        private Sequencer(Store store, String name, int step) {
            this.store = store;
            this.name = name;
            this.step = step;
        }

        public synchronized long next() {
            issued++;
            return store.atomically(this::advance);
        }

        private Long advance() {
            long v = store.read(name) + step;
            store.write(name, v);
            return v;
        }

        public synchronized long issued() {
            return issued;
        }
    }
}
// corpus: unseen
