// run: scan --only atomicity --library
// expect: atomicity
// Run() asks pool.idle() and then pool.checkout(), which throws on an empty pool; another gateway can take the last one between
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

public class QueryGateway {
    private final HandlePool pool;
    private long served;
    private long rejected;

    public QueryGateway(HandlePool shared) {
        this.pool = shared;
    }

    public synchronized String run(String sql) {
        if (pool.idle() == 0) {
            rejected++;
            return null;
        }
        Handle h = pool.checkout();
        try {
            served++;
            return h.execute(sql);
        } finally {
            pool.checkin(h);
        }
    }

    public synchronized String report() {
        return served + " served, " + rejected + " rejected";
    }

    public static final class Handle {
        private final int id;

        Handle(int id) {
            this.id = id;
        }

        String execute(String sql) {
            return id + ":" + sql.trim();
        }
    }

    public static final class HandlePool {
        private final Deque<Handle> free = new ArrayDeque<>();

        public HandlePool(int n) {
            for (int i = 0; i < n; i++) {
                free.push(new Handle(i));
            }
        }

        public synchronized int idle() {
            return free.size();
        }

        public synchronized Handle checkout() {
            if (free.isEmpty()) {
                throw new NoSuchElementException("no handle");
            }
            return free.pop();
        }

        public synchronized void checkin(Handle h) {
            free.push(h);
        }
    }
}
// corpus: unseen9
