// run: scan --library --only lock-order
// expect: none
// the directory is a concurrent map and each visit leaves its own monitor before it is removed from the map by identity
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

public class VisitDirectory {
    private final ConcurrentMap<String, Visit> visits = new ConcurrentHashMap<>();
    private final LongAdder swept = new LongAdder();

    public Visit open(String id, long maxIdleMillis, long now) {
        return visits.computeIfAbsent(id, k -> new Visit(k, maxIdleMillis, now, this));
    }

    public int sweep(long now) {
        int gone = 0;
        for (Visit v : visits.values()) {
            if (v.expireIfIdle(now)) {
                gone++;
            }
        }
        swept.add(gone);
        return gone;
    }

    void detach(String id, Visit v) {
        visits.remove(id, v);
    }

    public long sweptTotal() {
        return swept.sum();
    }
}

class Visit {
    private final String id;
    private final long maxIdle;
    private final VisitDirectory directory;
    private final Map<String, String> attributes = new HashMap<>();
    private long lastAccess;
    private boolean valid = true;

    Visit(String id, long maxIdle, long now, VisitDirectory directory) {
        this.id = id;
        this.maxIdle = maxIdle;
        this.lastAccess = now;
        this.directory = directory;
    }

    public synchronized boolean touch(long now) {
        if (valid) {
            lastAccess = now;
        }
        return valid;
    }

    public synchronized boolean put(String key, String value) {
        if (valid) {
            attributes.put(key, value);
        }
        return valid;
    }

    boolean expireIfIdle(long now) {
        synchronized (this) {
            if (!valid || now - lastAccess <= maxIdle) {
                return false;
            }
            drop();
        }
        directory.detach(id, this);
        return true;
    }

    public void invalidate() {
        synchronized (this) {
            drop();
        }
        directory.detach(id, this);
    }

    private void drop() {
        valid = false;
        attributes.clear();
    }
}
// corpus: unseen11
