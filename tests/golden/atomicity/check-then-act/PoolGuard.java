// run: scan --only atomicity --library
// expect: atomicity
// Gateway.open holds the gateway and calls pool.idle() then pool.take(); a direct take by another thread in between empties the pool and take() throws.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

public class PoolGuard {
    public static class ConnPool {
        private final Deque<String> free = new ArrayDeque<>();

        public ConnPool(int n) {
            for (int i = 0; i < n; i++) {
                free.add("c" + i);
            }
        }

        public synchronized int idle() {
            return free.size();
        }

        public synchronized String take() {
            if (free.isEmpty()) {
                throw new NoSuchElementException();
            }
            return free.pop();
        }

        public synchronized void give(String c) {
            free.push(c);
        }
    }

    private final ConnPool pool;
    private int extra;

    public PoolGuard(ConnPool pool) {
        this.pool = pool;
    }

    public synchronized String open() {
        if (pool.idle() > 0) {
            return pool.take();
        }
        extra++;
        return "extra" + extra;
    }
}
// corpus: unseen
