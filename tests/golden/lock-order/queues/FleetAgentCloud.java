// run: scan --only lock-order
// expect: lock-order
// jenkinsci/ec2-fleet-plugin#14: the retention check runs under the queue lock and locks the cloud; the nanny runs a synchronized update of the cloud that takes the queue lock to add nodes
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

final class BuildQueue {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Set<String> NODES = new LinkedHashSet<>();

    private BuildQueue() { }

    static void withLock(Runnable task) {
        LOCK.lock();
        try {
            task.run();
        } finally {
            LOCK.unlock();
        }
    }

    static void addNode(String name) {
        withLock(() -> NODES.add(name));
    }

    static void removeNode(String name) {
        withLock(() -> NODES.remove(name));
    }
}

class IdleRetention {
    private final FleetAgentCloud cloud;

    IdleRetention(FleetAgentCloud cloud) {
        this.cloud = cloud;
    }

    void check(String node) {
        BuildQueue.withLock(() -> {
            if (cloud.terminateIfAllowed(node)) {
                BuildQueue.removeNode(node);
            }
        });
    }
}

public class FleetAgentCloud {
    private final Set<String> instances = new LinkedHashSet<>();
    private final int minSize;
    private int serial;

    FleetAgentCloud(int minSize) {
        this.minSize = minSize;
    }

    synchronized void update(int target) {
        while (instances.size() < target) {
            String id = "i-" + (serial++ % 16);
            if (!instances.add(id)) {
                break;
            }
            BuildQueue.addNode(id);
        }
    }

    synchronized boolean terminateIfAllowed(String id) {
        return instances.size() > minSize && instances.remove(id);
    }

    public static void main(String[] args) throws InterruptedException {
        FleetAgentCloud cloud = new FleetAgentCloud(2);
        IdleRetention retention = new IdleRetention(cloud);
        ScheduledExecutorService timers = Executors.newScheduledThreadPool(2);
        timers.scheduleWithFixedDelay(() -> cloud.update(12), 0, 50, TimeUnit.MICROSECONDS);
        timers.scheduleWithFixedDelay(() -> {
            for (int i = 0; i < 16; i++) {
                retention.check("i-" + i);
            }
        }, 0, 50, TimeUnit.MICROSECONDS);
        TimeUnit.SECONDS.sleep(5);
        timers.shutdownNow();
    }
}
// corpus: unseen19
