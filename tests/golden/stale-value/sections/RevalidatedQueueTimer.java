// run: scan --only stale-value --library
// expect: none
// Clean: expire collects candidates in one critical section and removes each in a second one only by remove(key, sameObject) after checking its deadline again under the lock.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class RevalidatedQueueTimer {

    private static final class Session {
        final String user;
        long deadline;

        Session(String user, long deadline) {
            this.user = user;
            this.deadline = deadline;
        }
    }

    private final Object lock = new Object();
    private final Map<String, Session> sessions = new HashMap<>();
    private final long ttl;

    public RevalidatedQueueTimer(long ttl) {
        this.ttl = ttl;
    }

    public void touch(String user, long now) {
        synchronized (lock) {
            sessions.computeIfAbsent(user, u -> new Session(u, 0)).deadline = now + ttl;
        }
    }

    public int expire(long now) {
        List<Session> candidates = new ArrayList<>();
        synchronized (lock) {
            for (Session s : sessions.values()) {
                if (s.deadline <= now) {
                    candidates.add(s);
                }
            }
        }
        int removed = 0;
        for (Session s : candidates) {
            if (removeIfStillExpired(s, now)) {
                removed++;
            }
        }
        return removed;
    }

    private boolean removeIfStillExpired(Session s, long now) {
        synchronized (lock) {
            return s.deadline <= now && sessions.remove(s.user, s);
        }
    }

    public int active() {
        synchronized (lock) {
            return sessions.size();
        }
    }
}
// corpus: unseen
