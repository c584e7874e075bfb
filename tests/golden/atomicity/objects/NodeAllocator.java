// run: scan --only atomicity
// expect: atomicity
// Static synchronized Allocator.allocate (class lock) calls Cluster.freeMb and, two calls deeper, Cluster.grant, each locking the singleton cluster; the batch thread calls Cluster.tryGrant directly, so the cluster is over-committed.
final class Cluster {
    private static final Cluster INSTANCE = new Cluster(64_000);
    private final int capacity;
    private int used;

    private Cluster(int capacity) { this.capacity = capacity; }

    static Cluster get() { return INSTANCE; }

    synchronized int freeMb() { return capacity - used; }

    synchronized void grant(int mb) { used += mb; }

    synchronized void release(int mb) { used -= mb; }

    synchronized boolean overcommitted() { return used > capacity; }

    /** atomic variant used by batch jobs */
    synchronized boolean tryGrant(int mb) {
        if (capacity - used < mb) {
            return false;
        }
        used += mb;
        return true;
    }
}

final class Allocator {
    private static int allocations;

    private Allocator() { }

    static synchronized boolean allocate(int mb) {
        if (Cluster.get().freeMb() < mb) {
            return false;
        }
        launch(mb);
        return true;
    }

    private static void launch(int mb) {
        allocations++;
        charge(Cluster.get(), mb);
    }

    private static void charge(Cluster c, int mb) {
        c.grant(mb);
    }

    static synchronized int allocations() { return allocations; }
}

public class NodeAllocator {
    public static void main(String[] args) throws InterruptedException {
        boolean[] bad = new boolean[1];
        Thread service = new Thread(() -> {
            for (int i = 0; i < 300_000; i++) {
                if (Allocator.allocate(64_000)) {
                    if (Cluster.get().overcommitted()) {
                        bad[0] = true;
                    }
                    Cluster.get().release(64_000);
                }
            }
        });
        Thread batch = new Thread(() -> {
            for (int i = 0; i < 300_000; i++) {
                if (Cluster.get().tryGrant(64_000)) {
                    Cluster.get().release(64_000);
                }
            }
        });
        service.start();
        batch.start();
        service.join();
        batch.join();
        System.out.println(Allocator.allocations() + " overcommitted: " + bad[0]);
    }
}
// corpus: unseen
