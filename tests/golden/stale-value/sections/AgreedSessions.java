// run: scan --library --only stale-value
// expect: none
// repaired TenantSessions: the second section looks again and keeps the winner; the losing session was never handed out.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

public class AgreedSessions {
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
        if (s != null) {
            return s;
        }
        Session fresh = connect(tenant);
        synchronized (lock) {
            Session other = open.get(tenant);
            if (other != null) {
                return other;
            }
            open.put(tenant, fresh);
        }
        return fresh;
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
}
// corpus: unseen
