// run: scan --only stale-value
// expect: stale-value
// expiry seen in isExpired section, removal in another, a session touched in between is removed
import java.util.HashMap;
import java.util.Map;

public class SessionReaper {
    private final Map<String, Long> lastSeen = new HashMap<>();
    private final long ttl;

    public SessionReaper(long ttl) { this.ttl = ttl; }

    public synchronized void touch(String id, long now) { lastSeen.put(id, now); }

    public synchronized boolean isExpired(String id, long now) {
        Long t = lastSeen.get(id);
        return t != null && now - t > ttl;
    }

    private synchronized void drop(String id) { lastSeen.remove(id); }

    public boolean reap(String id, long now) {
        if (isExpired(id, now)) {
            drop(id);
            return true;
        }
        return false;
    }

    public synchronized int size() { return lastSeen.size(); }
}
// corpus: unseen
