// run: scan --only stale-value --library
// expect: stale-value
// session() looks the field up in one synchronized block, connects, and stores it in another one without looking again; two callers get two different sessions and one leaks.
public class LazyTwoSections {
    public static final class Session {
        private final String url;
        private final long opened = System.nanoTime();

        private Session(String url) {
            this.url = url;
        }

        @Override
        public String toString() {
            return url + "@" + opened;
        }
    }

    private final Object lock = new Object();
    private final String url;
    private Session current;
    private int opened;

    public LazyTwoSections(String url) {
        this.url = url;
    }

    public Session session() {
        Session s;
        synchronized (lock) {
            s = current;
        }
        if (s == null) {
            s = new Session(url);
            synchronized (lock) {
                current = s;
                opened++;
            }
        }
        return s;
    }

    public void drop() {
        synchronized (lock) {
            current = null;
        }
    }
}
// corpus: unseen
