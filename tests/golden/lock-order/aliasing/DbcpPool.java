// run: scan --only lock-order --library
// expect: lock-order
// DBCP-44: borrow() holds the pool and calls the synchronized factory.makeObject; ConnectionFactory.reset holds the factory and calls pool.clear().
import java.util.ArrayDeque;
import java.util.Deque;

public class DbcpPool {
    private final Deque<Object> idle = new ArrayDeque<>();
    private final ConnectionFactory factory;
    private int active;

    public DbcpPool(String url) {
        this.factory = new ConnectionFactory(url, this);
    }

    public ConnectionFactory getFactory() {
        return factory;
    }

    public synchronized Object borrow() {
        Object c = idle.poll();
        while (c != null && !factory.validate(c)) {
            c = idle.poll();
        }
        if (c == null) {
            c = factory.makeObject();
        }
        active++;
        return c;
    }

    public synchronized void giveBack(Object c) {
        active--;
        idle.push(c);
    }

    synchronized void clear() {
        idle.clear();
    }

    public static class ConnectionFactory {
        private String url;
        private final DbcpPool pool;
        private int made;

        ConnectionFactory(String url, DbcpPool pool) {
            this.url = url;
            this.pool = pool;
        }

        synchronized Object makeObject() {
            made++;
            return url + "#" + made;
        }

        synchronized boolean validate(Object c) {
            return ((String) c).startsWith(url);
        }

        public synchronized void reset(String newUrl) {
            url = newUrl;
            pool.clear();
        }
    }
}
// corpus: unseen
