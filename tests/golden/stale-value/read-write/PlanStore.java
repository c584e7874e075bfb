// run: scan --library --only stale-value
// expect: none
// after the miss under the read lock the map is asked again under the write lock before anything is stored
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PlanStore {
    public record Plan(String query, int cost) {
    }

    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Plan> plans = new HashMap<>();

    private Plan find(String query) {
        rw.readLock().lock();
        try {
            return plans.get(query);
        } finally {
            rw.readLock().unlock();
        }
    }

    private Plan make(String query) {
        rw.writeLock().lock();
        try {
            Plan p = plans.get(query);
            if (p == null) {
                p = new Plan(query, query.length() * 3);
                plans.put(query, p);
            }
            return p;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public Plan planFor(String query) {
        Plan p = find(query);
        return p != null ? p : make(query);
    }
}
// corpus: unseen14
