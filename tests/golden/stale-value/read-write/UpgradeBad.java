// run: scan --only stale-value
// expect: stale-value method=UpgradeBad.enroll line=here
// Read lock to write lock without a second check: the second member object replaces the first.

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeBad {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Object> members = new HashMap<>();

    public void enroll(String name) {
        boolean known;
        rw.readLock().lock();
        try {
            known = members.containsKey(name);
        } finally {
            rw.readLock().unlock();
        }
        if (!known) {
            rw.writeLock().lock(); try { members.put(name, new Object()); } finally { rw.writeLock().unlock(); } // <- here
        }
    }
}
