// run: scan --library --only lock-order
// expect: lock-order
// jenkinsci/ec2-fleet-plugin#13 - the retention check runs under the build-queue lock and calls the synchronized cloud; the nanny calls the synchronized update() which adds nodes under the queue lock
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

final class BuildQueue {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Map<String, Integer> NODES = new LinkedHashMap<>();

    private BuildQueue() { }

    static <T> T withLock(Supplier<T> body) {
        LOCK.lock();
        try {
            return body.get();
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

    static boolean isIdle(String name) {
        return withLock(() -> NODES.getOrDefault(name, 0) > 0);
    }
}

public class FleetCloud {
    private final Set<String> known = new LinkedHashSet<>();
    private final Set<String> dying = new LinkedHashSet<>();

    /** Called every few seconds by the cloud nanny. */
    public synchronized void update(Set<String> reportedInstances) {
        for (String instance : reportedInstances) {
            if (!dying.contains(instance) && known.add(instance)) {
                BuildQueue.addNode(instance, 2);
            }
        }
        for (String instance : Set.copyOf(known)) {
            if (!reportedInstances.contains(instance)) {
                known.remove(instance);
                BuildQueue.removeNode(instance);
            }
        }
    }

    public synchronized boolean terminate(String instance) {
        if (known.size() <= 1) {
            return false;
        }
        known.remove(instance);
        return dying.add(instance);
    }

    public long retentionCheck(String instance) {
        return new IdleRetention(this).check(instance);
    }

    public synchronized int size() {
        return known.size();
    }
}

class IdleRetention {
    private final FleetCloud cloud;

    IdleRetention(FleetCloud cloud) {
        this.cloud = cloud;
    }

    /** Called by the computer retention timer. */
    public long check(String instance) {
        return BuildQueue.withLock(() -> {
            if (BuildQueue.isIdle(instance) && cloud.terminate(instance)) {
                BuildQueue.removeNode(instance);
                return 0L;
            }
            return 60L;
        });
    }
}
// corpus: unseen18
