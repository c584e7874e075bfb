// run: scan --only atomicity
// expect: atomicity method=ClusterReport.free line=here
// ClusterReport.free (context ClusterReport.class): Node.used and Node.capacity read in two sections, grow changes both.
import java.util.ArrayList;
import java.util.List;

public class ClusterReport {
    public static class Node {
        private final Object lock = new Object();
        private long used, capacity = 100;
        public long used() { synchronized (lock) { return used; } }
        public long capacity() { synchronized (lock) { return capacity; } }
        public void allocate(long n) {
            synchronized (lock) {
                while (used + n > capacity) capacity *= 2;
                used += n;
            }
        }
    }

    private static final List<Node> NODES = new ArrayList<>();

    public static synchronized void register(Node n) { NODES.add(n); }

    public static synchronized long free() {
        long f = 0;
        for (Node n : NODES) {
            long cap = n.capacity();
            f += cap - n.used(); // <- here
        }
        return f;
    }
}
// corpus: unseen
