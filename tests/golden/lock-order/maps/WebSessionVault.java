// run: scan --only lock-order
// expect: lock-order
// sweep locks each session inside the map's computeIfPresent (the bin lock is held); WebSession.invalidate holds the session's lock and removes itself from the map
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class WebSessionVault {
    private final ConcurrentMap<String, WebSession> sessions = new ConcurrentHashMap<>();

    WebSession open(String id) {
        return sessions.computeIfAbsent(id, k -> new WebSession(k, this));
    }

    void forget(String id) {
        sessions.remove(id);
    }

    int sweep(long now) {
        int before = sessions.size();
        for (String id : sessions.keySet()) {
            sessions.computeIfPresent(id, (k, s) -> s.isExpired(now) ? null : s);
        }
        return before;
    }

    public static void main(String[] args) throws Exception {
        WebSessionVault vault = new WebSessionVault();
        Thread web = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                WebSession s = vault.open("user" + (i % 3));
                s.put("page", i);
                if (i % 2 == 0) {
                    s.invalidate();
                }
            }
        }, "web");
        Thread sweeper = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                vault.sweep(System.currentTimeMillis());
            }
        }, "sweeper");
        web.start();
        sweeper.start();
        web.join();
        sweeper.join();
    }
}

class WebSession {
    private static final long TTL = 30_000;

    private final String id;
    private final WebSessionVault vault;
    private final Map<String, Object> attributes = new HashMap<>();
    private long touched = System.currentTimeMillis();
    private boolean valid = true;

    WebSession(String id, WebSessionVault vault) {
        this.id = id;
        this.vault = vault;
    }

    synchronized void put(String name, Object value) {
        if (valid) {
            attributes.put(name, value);
            touched = System.currentTimeMillis();
        }
    }

    synchronized boolean isExpired(long now) {
        return !valid || now - touched > TTL;
    }

    synchronized void invalidate() {
        if (valid) {
            valid = false;
            attributes.clear();
            vault.forget(id);
        }
    }
}
// corpus: unseen13
