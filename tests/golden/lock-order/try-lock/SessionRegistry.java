// run: scan --library --only lock-order
// expect: lock-order
// shutdown holds the registry and locks each session; Session.invalidate holds the session and locks the registry
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;

public class SessionRegistry {
    private final Map<String, Session> open = new HashMap<>();

    public Session create(String id) {
        Session s = new Session(id);
        synchronized (open) {
            open.put(id, s);
        }
        return s;
    }

    public void shutdown() {
        synchronized (open) {
            for (Session s : new ArrayList<>(open.values())) {
                s.invalidate();
            }
        }
    }

    private void forget(String id) {
        synchronized (open) {
            open.remove(id);
        }
    }

    public final class Session implements AutoCloseable {
        private final String id;
        private final Map<String, Object> attributes = new HashMap<>();
        private boolean valid = true;

        private Session(String id) {
            this.id = id;
        }

        public synchronized void put(String key, Object value) {
            if (!valid) {
                throw new IllegalStateException(id);
            }
            attributes.put(key, value);
        }

        public synchronized void invalidate() {
            if (valid) {
                valid = false;
                attributes.clear();
                forget(id);
            }
        }

        @Override
        public void close() {
            invalidate();
        }
    }
}
// corpus: unseen21
