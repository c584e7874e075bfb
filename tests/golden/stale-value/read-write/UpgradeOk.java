// run: scan --only stale-value
// expect: none

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeOk {
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
            rw.writeLock().lock();
            try {
                if (!members.containsKey(name))
                    members.put(name, new Object());
            } finally {
                rw.writeLock().unlock();
            }
        }
    }
}
