// run: scan --only atomicity --library
// expect: none
// Idle() is only a hint that spares a call; tryTake() re-checks under the pool's lock and its null result is handled.
import java.util.ArrayDeque;
import java.util.Deque;

public class PoolHint {
    public static class ConnPool {
        private final Deque<String> free = new ArrayDeque<>();

        public synchronized int idle() {
            return free.size();
        }

        public synchronized String tryTake() {
            return free.poll();
        }

        public synchronized void give(String c) {
            free.push(c);
        }
    }

    private final ConnPool pool;
    private int extra;

    public PoolHint(ConnPool pool) {
        this.pool = pool;
    }

    public synchronized String open() {
        String c = null;
        if (pool.idle() > 0) {
            c = pool.tryTake();
        }
        if (c == null) {
            extra++;
            c = "extra" + extra;
        }
        return c;
    }
}
// corpus: unseen
