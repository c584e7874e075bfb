// run: scan --library --only lock-order
// expect: lock-order
// pushtorefresh/storio#481: begin() waits for the only connection while it holds the notification lock; the owner of the connection needs that lock in end()
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;

public class LocalTxStore {
    private final Object lock = new Object();
    private final SessionPool sessions = new SessionPool();
    private final List<Consumer<Set<String>>> observers = new CopyOnWriteArrayList<>();
    private final Set<String> pendingTables = new LinkedHashSet<>();
    private int runningTransactions;

    public void observe(Consumer<Set<String>> o) {
        observers.add(o);
    }

    public void beginTransaction() {
        synchronized (lock) {
            sessions.acquire();
            runningTransactions++;
        }
    }

    public void touched(String table) {
        synchronized (lock) {
            pendingTables.add(table);
        }
    }

    public void endTransaction() {
        Set<String> changes = null;
        synchronized (lock) {
            sessions.release();
            runningTransactions--;
            if (runningTransactions == 0) {
                changes = new LinkedHashSet<>(pendingTables);
                pendingTables.clear();
            }
        }
        if (changes != null && !changes.isEmpty()) {
            for (Consumer<Set<String>> o : observers) {
                o.accept(changes);
            }
        }
    }

    /** One writing connection, kept by its thread until the transaction is over. */
    private static final class SessionPool {
        private final Semaphore connection = new Semaphore(1);
        private final ThreadLocal<Map<String, String>> session = ThreadLocal.withInitial(HashMap::new);

        void acquire() {
            connection.acquireUninterruptibly();
            session.get().put("state", "open");
        }

        void release() {
            session.remove();
            connection.release();
        }
    }

    public List<String> pending() {
        synchronized (lock) {
            return new ArrayList<>(pendingTables);
        }
    }
}
// corpus: unseen19
