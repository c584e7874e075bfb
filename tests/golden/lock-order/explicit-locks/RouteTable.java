// run: scan --only lock-order --library
// expect: lock-order
// ReentrantLock routes->metrics in update, metrics->routes in snapshot.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RouteTable {
    private final Lock routes = new ReentrantLock();
    private final Lock metrics = new ReentrantLock();
    private final Map<String, String> nextHop = new HashMap<>();
    private final Map<String, Long> hits = new HashMap<>();

    public String lookup(String prefix) {
        routes.lock();
        try {
            String hop = nextHop.get(prefix);
            if (hop != null) {
                count(hop);
            }
            return hop;
        } finally {
            routes.unlock();
        }
    }

    private void count(String hop) {
        metrics.lock();
        try {
            hits.merge(hop, 1L, Long::sum);
        } finally {
            metrics.unlock();
        }
    }

    public void update(String prefix, String hop) {
        routes.lock();
        try {
            nextHop.put(prefix, hop);
        } finally {
            routes.unlock();
        }
    }

    public Map<String, Long> hitsOfLiveHops() {
        metrics.lock();
        try {
            Map<String, Long> out = new HashMap<>();
            hits.forEach((hop, n) -> {
                if (isLive(hop)) {
                    out.put(hop, n);
                }
            });
            return out;
        } finally {
            metrics.unlock();
        }
    }

    private boolean isLive(String hop) {
        routes.lock();
        try {
            return nextHop.containsValue(hop);
        } finally {
            routes.unlock();
        }
    }
}
// corpus: unseen
