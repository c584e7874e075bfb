// run: scan --only lock-order
// expect: none
// session monitors are never taken inside a map operation, and the map is only touched after the session's monitor has been left
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class VisitorSessions {
    private final ConcurrentMap<String, Visitor> sessions = new ConcurrentHashMap<>();

    Visitor open(String id) {
        for (;;) {
            Visitor v = sessions.computeIfAbsent(id, Visitor::new);
            if (v.touch()) {
                return v;
            }
            sessions.remove(id, v);
        }
    }

    void close(Visitor v) {
        v.invalidate();
        sessions.remove(v.id(), v);
    }

    int sweep(long now) {
        int swept = 0;
        for (Visitor v : sessions.values()) {
            if (v.invalidateIfOlder(now - 30_000)) {
                sessions.remove(v.id(), v);
                swept++;
            }
        }
        return swept;
    }

    public static void main(String[] args) throws Exception {
        VisitorSessions all = new VisitorSessions();
        Thread web = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                Visitor v = all.open("user" + (i % 3));
                v.put("page", i);
                if (i % 2 == 0) {
                    all.close(v);
                }
            }
        }, "web");
        Thread sweeper = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                all.sweep(System.currentTimeMillis());
            }
        }, "sweeper");
        web.start();
        sweeper.start();
        web.join();
        sweeper.join();
    }

    static final class Visitor {
        private final String id;
        private final Map<String, Object> attributes = new HashMap<>();
        private long touched = System.currentTimeMillis();
        private boolean valid = true;

        Visitor(String id) {
            this.id = id;
        }

        String id() {
            return id;
        }

        synchronized boolean touch() {
            touched = System.currentTimeMillis();
            return valid;
        }

        synchronized boolean put(String name, Object value) {
            if (!valid) {
                return false;
            }
            attributes.put(name, value);
            return true;
        }

        synchronized boolean invalidateIfOlder(long limit) {
            if (touched < limit) {
                invalidate();
            }
            return !valid;
        }

        synchronized void invalidate() {
            valid = false;
            attributes.clear();
        }
    }
}
// corpus: unseen13
