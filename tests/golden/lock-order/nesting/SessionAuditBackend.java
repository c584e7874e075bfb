// run: scan --only lock-order
// expect: lock-order
// SessionStore.expire holds the store and calls AuditTrail.record; AuditTrail.flush holds the trail and calls SessionStore.activeCount
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SessionAuditBackend {
    static class SessionStore {
        private final Map<String, Long> sessions = new HashMap<>();
        private final AuditTrail trail;

        SessionStore(AuditTrail trail) {
            this.trail = trail;
        }

        synchronized void open(String id, long now) {
            sessions.put(id, now);
        }

        synchronized void expire(long before) {
            sessions.entrySet().removeIf(e -> {
                if (e.getValue() < before) {
                    trail.record("expired " + e.getKey());
                    return true;
                }
                return false;
            });
        }

        synchronized int activeCount() {
            return sessions.size();
        }
    }

    static class AuditTrail {
        private final List<String> pending = new ArrayList<>();
        private SessionStore store;
        private int written;

        synchronized void attach(SessionStore s) {
            store = s;
        }

        synchronized void record(String line) {
            pending.add(line);
        }

        synchronized void flush() {
            String head = "active=" + store.activeCount();
            written += pending.size() + head.length();
            pending.clear();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AuditTrail trail = new AuditTrail();
        SessionStore store = new SessionStore(trail);
        trail.attach(store);
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                store.open("s" + i, i);
                store.expire(i + 1);
            }
        }, "reaper");
        Thread flusher = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                trail.flush();
            }
        }, "flusher");
        reaper.start();
        flusher.start();
        reaper.join();
        flusher.join();
        System.out.println(trail.written);
    }
}
// corpus: unseen20
