// run: scan --library --only lock-order
// expect: none
// fixed order topology lock before route lock everywhere; the read paths nest in the same order and refresh downgrades its write lock
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class TopologyStore {
    private final ReentrantReadWriteLock topology = new ReentrantReadWriteLock();
    private final ReentrantReadWriteLock routes = new ReentrantReadWriteLock();
    private final Map<String, Set<String>> links = new HashMap<>();
    private final Map<String, String> nextHop = new HashMap<>();

    public void link(String a, String b) {
        topology.writeLock().lock();
        try {
            links.computeIfAbsent(a, k -> new HashSet<>()).add(b);
            links.computeIfAbsent(b, k -> new HashSet<>()).add(a);
            topology.readLock().lock();
        } finally {
            topology.writeLock().unlock();
        }
        try {
            recompute(a);
        } finally {
            topology.readLock().unlock();
        }
    }

    private void recompute(String origin) {
        routes.writeLock().lock();
        try {
            for (String n : links.getOrDefault(origin, Set.of())) {
                nextHop.put(origin + ">" + n, n);
            }
        } finally {
            routes.writeLock().unlock();
        }
    }

    public boolean reachable(String a, String b) {
        topology.readLock().lock();
        try {
            if (!links.containsKey(a)) {
                return false;
            }
            routes.readLock().lock();
            try {
                return nextHop.containsKey(a + ">" + b);
            } finally {
                routes.readLock().unlock();
            }
        } finally {
            topology.readLock().unlock();
        }
    }

    public int routeCount() {
        routes.readLock().lock();
        try {
            return nextHop.size();
        } finally {
            routes.readLock().unlock();
        }
    }
}
// corpus: unseen9
