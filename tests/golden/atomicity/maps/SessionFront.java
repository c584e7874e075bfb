// run: scan --only atomicity --library
// expect: atomicity
// Touch() checks store.contains and then dereferences store.find, a logout through the shared store may remove the session between
import java.util.HashMap;
import java.util.Map;

public class SessionFront {
    public static final class WebSession {
        private final String user;
        private volatile long lastSeen;

        WebSession(String user) {
            this.user = user;
        }

        void seen(long now) {
            lastSeen = now;
        }

        public long lastSeen() {
            return lastSeen;
        }

        public String user() {
            return user;
        }
    }

    public static final class SessionStore {
        private final Map<String, WebSession> sessions = new HashMap<>();

        public synchronized void login(String token, String user) {
            sessions.put(token, new WebSession(user));
        }

        public synchronized void logout(String token) {
            sessions.remove(token);
        }

        public synchronized boolean contains(String token) {
            return sessions.containsKey(token);
        }

        public synchronized WebSession find(String token) {
            return sessions.get(token);
        }
    }

    private final Object frontLock = new Object();
    private final SessionStore store;
    private int hits;
    private int misses;

    public SessionFront(SessionStore store) {
        this.store = store;
    }

    public String touch(String token, long now) {
        synchronized (frontLock) {
            if (!store.contains(token)) {
                misses++;
                return "anonymous";
            }
            hits++;
            WebSession s = store.find(token);
            s.seen(now);
            return s.user();
        }
    }

    public double hitRate() {
        synchronized (frontLock) {
            return hits + misses == 0 ? 0 : hits / (double) (hits + misses);
        }
    }
}
// corpus: unseen9
