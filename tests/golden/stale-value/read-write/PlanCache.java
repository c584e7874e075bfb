// run: scan --library --only stale-value
// expect: stale-value
// planFor looks under the read lock, gives it back and stores under the write lock without looking again; callers get different plans for one query
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PlanCache {
    public static final class Plan {
        private final String query;
        private int runs;

        Plan(String query) {
            this.query = query;
        }

        public synchronized int ran() {
            return ++runs;
        }

        public String query() {
            return query;
        }
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Plan> plans = new HashMap<>();

    public Plan planFor(String query) {
        Plan p;
        rw.readLock().lock();
        try {
            p = plans.get(query);
        } finally {
            rw.readLock().unlock();
        }
        if (p == null) {
            p = new Plan(query);
            store(p);
        }
        return p;
    }

    private void store(Plan p) {
        rw.writeLock().lock();
        try {
            plans.put(p.query(), p);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return plans.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen14
