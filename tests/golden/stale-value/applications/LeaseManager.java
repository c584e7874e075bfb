// Reads are followed by conditional operations (putIfAbsent, replace(k,old,new), remove(k,value)) that fail when another thread was faster.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

public class LeaseManager {
    record Lease(String holder, int renewals) { }

    private final ConcurrentMap<String, Lease> leases = new ConcurrentHashMap<>();
    private final AtomicInteger granted = new AtomicInteger();
    private final AtomicInteger returned = new AtomicInteger();

    boolean acquire(String resource, String holder) {
        if (leases.containsKey(resource)) {
            return false;
        }
        if (leases.putIfAbsent(resource, new Lease(holder, 0)) == null) {
            granted.incrementAndGet();
            return true;
        }
        return false;
    }

    boolean renew(String resource, String holder) {
        Lease now = leases.get(resource);
        if (now == null || !now.holder().equals(holder)) {
            return false;
        }
        return leases.replace(resource, now, new Lease(holder, now.renewals() + 1));
    }

    boolean release(String resource, String holder) {
        Lease now = leases.get(resource);
        if (now != null && now.holder().equals(holder) && leases.remove(resource, now)) {
            returned.incrementAndGet();
            return true;
        }
        return false;
    }

    static class Node implements Runnable {
        private final LeaseManager manager;
        private final String id;
        private int work;

        Node(LeaseManager manager, String id) {
            this.manager = manager;
            this.id = id;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                String res = "shard" + i % 3;
                if (manager.acquire(res, id)) {
                    work += manager.renew(res, id) ? 2 : 1;
                    manager.release(res, id);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LeaseManager m = new LeaseManager();
        List<Node> nodes = List.of(new Node(m, "n1"), new Node(m, "n2"), new Node(m, "n3"));
        List<Thread> ts = new ArrayList<>();
        for (Node n : nodes) {
            Thread t = new Thread(n);
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        int work = nodes.stream().mapToInt(n -> n.work).sum();
        System.out.println(m.granted.get() == m.returned.get() && work > 0 ? m.leases.size() : -1);
    }
}
