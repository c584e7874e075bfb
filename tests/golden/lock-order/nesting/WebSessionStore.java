// run: scan --library --only lock-order
// expect: lock-order
// sweep and persistAll hold the store and lock sessions; invalidate holds the session and locks the store
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class WebSessionStore {
    private final Map<String, WebSession> sessions = new HashMap<>();
    private long swept;

    public synchronized WebSession open(String id, long maxIdleMillis) {
        WebSession s = sessions.get(id);
        if (s == null) {
            s = new WebSession(id, maxIdleMillis, this);
            sessions.put(id, s);
        }
        return s;
    }

    public synchronized int sweep(long now) {
        int gone = 0;
        for (Iterator<WebSession> it = sessions.values().iterator(); it.hasNext();) {
            WebSession s = it.next();
            if (s.isExpired(now)) {
                it.remove();
                gone++;
            }
        }
        swept += gone;
        return gone;
    }

    public synchronized List<String> persistAll() {
        List<String> out = new ArrayList<>(sessions.size());
        sessions.values().forEach(s -> out.add(s.serialize()));
        return out;
    }

    synchronized void detach(String id) {
        sessions.remove(id);
    }

    public synchronized long sweptTotal() {
        return swept;
    }
}

class WebSession {
    private final String id;
    private final long maxIdle;
    private final WebSessionStore store;
    private final Map<String, String> attributes = new HashMap<>();
    private long lastAccess;
    private boolean valid = true;

    WebSession(String id, long maxIdle, WebSessionStore store) {
        this.id = id;
        this.maxIdle = maxIdle;
        this.store = store;
    }

    public synchronized void touch(long now) {
        lastAccess = now;
    }

    public synchronized void setAttribute(String key, String value) {
        if (valid) {
            attributes.put(key, value);
        }
    }

    synchronized boolean isExpired(long now) {
        return now - lastAccess > maxIdle;
    }

    synchronized String serialize() {
        return id + attributes;
    }

    public synchronized void invalidate() {
        if (valid) {
            valid = false;
            attributes.clear();
            store.detach(id);
        }
    }
}
// corpus: unseen11
