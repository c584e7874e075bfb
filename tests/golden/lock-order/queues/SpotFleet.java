// run: scan --library --only lock-order
// expect: none
// jenkinsci/ec2-fleet-plugin#13, repaired as in #14 - every path that needs both takes the build-queue lock first and the fleet's monitor second; the nanny wraps update() in the queue lock
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

final class ExecutorRegistry {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Map<String, Integer> NODES = new LinkedHashMap<>();

    private ExecutorRegistry() { }

    static void withLock(Runnable body) {
        LOCK.lock();
        try {
            body.run();
        } finally {
            LOCK.unlock();
        }
    }

    static void addNode(String name, int executors) {
        withLock(() -> NODES.put(name, executors));
    }

    static void removeNode(String name) {
        withLock(() -> NODES.remove(name));
    }
}

public class SpotFleet {
    private final Set<String> known = new LinkedHashSet<>();
    private final Set<String> dying = new LinkedHashSet<>();

    /** Entry point of the periodic nanny. */
    public void nanny(Set<String> reportedInstances) {
        ExecutorRegistry.withLock(() -> update(reportedInstances));
    }

    /** Entry point of the retention timer. */
    public void retention(String instance) {
        ExecutorRegistry.withLock(() -> {
            if (terminate(instance)) {
                ExecutorRegistry.removeNode(instance);
            }
        });
    }

    private synchronized void update(Set<String> reportedInstances) {
        for (String instance : reportedInstances) {
            if (!dying.contains(instance) && known.add(instance)) {
                ExecutorRegistry.addNode(instance, 2);
            }
        }
        known.removeIf(instance -> {
            boolean gone = !reportedInstances.contains(instance);
            if (gone) {
                ExecutorRegistry.removeNode(instance);
            }
            return gone;
        });
    }

    private synchronized boolean terminate(String instance) {
        if (known.size() <= 1) {
            return false;
        }
        known.remove(instance);
        return dying.add(instance);
    }

    public synchronized int size() {
        return known.size();
    }
}
// corpus: unseen18
