// run: scan --only lock-order --library
// expect: lock-order
// Tomcat style: Session.invalidate holds the session and removes itself from the manager lock; expireAll holds the manager lock and calls Session.idleSince.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SessionManager {
    private final Object mapLock = new Object();
    private final Map<String, Session> sessions = new HashMap<>();

    public Session create(String id) {
        Session s = new Session(id);
        synchronized (mapLock) {
            sessions.put(id, s);
        }
        return s;
    }

    public List<String> idle(long before) {
        List<String> out = new ArrayList<>();
        synchronized (mapLock) {
            for (Session s : sessions.values()) {
                if (s.idleSince() < before) {
                    out.add(s.id);
                }
            }
        }
        return out;
    }

    private void remove(Session s) {
        synchronized (mapLock) {
            sessions.remove(s.id);
        }
    }

    public class Session {
        private final String id;
        private long last = System.nanoTime();
        private boolean valid = true;

        private Session(String id) {
            this.id = id;
        }

        public synchronized void access() {
            last = System.nanoTime();
        }

        synchronized long idleSince() {
            return last;
        }

        public synchronized void invalidate() {
            if (!valid) {
                return;
            }
            valid = false;
            remove(this);
        }
    }
}
// corpus: unseen
