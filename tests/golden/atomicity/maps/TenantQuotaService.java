// run: scan --only atomicity
// expect: atomicity
// admit reads the usage from the shared UsageTable and stores usage + cost later; other nodes do the same under their own lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TenantQuotaService {
    static class UsageTable {
        private final Map<String, Integer> used = new HashMap<>();

        synchronized int used(String tenant) {
            return used.getOrDefault(tenant, 0);
        }

        synchronized void store(String tenant, int value) {
            used.put(tenant, value);
        }
    }

    static class Node {
        private final UsageTable table;
        private final int limit;
        private int rejected;

        Node(UsageTable table, int limit) {
            this.table = table;
            this.limit = limit;
        }

        synchronized boolean admit(String tenant, int cost) {
            int used = table.used(tenant);
            if (used + cost > limit) {
                rejected++;
                return false;
            }
            table.store(tenant, used + cost);
            return true;
        }

        synchronized int rejected() {
            return rejected;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UsageTable table = new UsageTable();
        Node[] nodes = {new Node(table, 10_000), new Node(table, 10_000)};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 30_000; i++) {
            Node node = nodes[i % 2];
            String tenant = "t" + i % 3;
            pool.execute(() -> node.admit(tenant, 2));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(table.used("t0") + " " + nodes[0].rejected() + " " + nodes[1].rejected());
    }
}
// corpus: unseen20
