// run: scan --only atomicity
// expect: atomicity
// heartbeat checks the lease's owner and extends it in two locked calls on the registry; if the lease moved in between, another node's lease is extended
import java.util.HashMap;
import java.util.Map;

public class LeaseKeeper {
    private final String node;
    private final LeaseRegistry registry;
    private boolean leader;

    public LeaseKeeper(String node, LeaseRegistry registry) {
        this.node = node;
        this.registry = registry;
    }

    public synchronized boolean heartbeat(String lease, long now) {
        if (node.equals(registry.ownerOf(lease, now))) {
            registry.extend(lease, now + 10);
            leader = true;
        } else {
            leader = registry.claim(lease, node, now);
        }
        return leader;
    }

    public synchronized boolean isLeader() {
        return leader;
    }

    public static void main(String[] args) throws InterruptedException {
        LeaseRegistry registry = new LeaseRegistry();
        Thread[] nodes = new Thread[3];
        for (int i = 0; i < nodes.length; i++) {
            LeaseKeeper keeper = new LeaseKeeper("node" + i, registry);
            int skew = i * 6;
            nodes[i] = new Thread(() -> {
                for (long now = 0; now < 50000; now++) {
                    keeper.heartbeat("master", now + skew);
                }
            });
            nodes[i].start();
        }
        for (Thread t : nodes) {
            t.join();
        }
    }
}

class LeaseRegistry {
    private record Lease(String owner, long until) { }

    private final Map<String, Lease> leases = new HashMap<>();

    synchronized String ownerOf(String name, long now) {
        Lease l = leases.get(name);
        return l == null || l.until() < now ? null : l.owner();
    }

    synchronized void extend(String name, long until) {
        leases.computeIfPresent(name, (k, l) -> new Lease(l.owner(), until));
    }

    synchronized boolean claim(String name, String node, long now) {
        Lease l = leases.get(name);
        if (l != null && l.until() >= now) {
            return false;
        }
        leases.put(name, new Lease(node, now + 10));
        return true;
    }
}
// corpus: unseen11
