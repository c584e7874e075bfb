// run: scan --only stale-value
// expect: none
// double-checked locking with a volatile field: re-check under the lock
public class DclConnection {
    static final class Connection {
        private final String url;
        private final long openedAt = System.nanoTime();

        Connection(String url) {
            this.url = url;
        }

        String describe() {
            return url + "@" + openedAt;
        }
    }

    private volatile Connection connection;
    private final String url;

    public DclConnection(String url) {
        this.url = url;
    }

    public String describe() {
        return get().describe();
    }

    private Connection get() {
        Connection c = connection;
        if (c == null) {
            synchronized (this) {
                c = connection;
                if (c == null) {
                    c = new Connection(url);
                    connection = c;
                }
            }
        }
        return c;
    }
}
// corpus: unseen
