// run: scan --library --only stale-value
// expect: stale-value
// sessionFor() looks the session up in one section, creates it outside and puts it in a second section without looking again; two callers get different sessions and one is overwritten.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

public class TenantSessions {
    public static final class Session {
        private final String tenant;
        private final AtomicLong used = new AtomicLong();

        Session(String tenant) {
            this.tenant = tenant;
        }

        public String tenant() {
            return tenant;
        }

        public long use() {
            return used.incrementAndGet();
        }
    }

    private final Object lock = new Object();
    private final Map<String, Session> open = new HashMap<>();

    public Session sessionFor(String tenant) {
        Session s;
        synchronized (lock) {
            s = open.get(tenant);
        }
        if (s == null) {
            s = connect(tenant);
            synchronized (lock) {
                open.put(tenant, s);
            }
        }
        return s;
    }

    private Session connect(String tenant) {
        if (tenant.isEmpty()) {
            throw new IllegalArgumentException("no tenant");
        }
        return new Session(tenant);
    }

    public boolean close(String tenant) {
        synchronized (lock) {
            return open.remove(tenant) != null;
        }
    }

    public int size() {
        synchronized (lock) {
            return open.size();
        }
    }
}
// corpus: unseen
