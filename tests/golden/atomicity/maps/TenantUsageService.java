// run: scan --only atomicity
// expect: none
// reserve tests and adds in the table; release is called only for what reserve granted, so the calls do not depend on a stale value
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TenantUsageService {
    static class UsageBook {
        private final Map<String, Integer> used = new HashMap<>();
        private final int limit;

        UsageBook(int limit) {
            this.limit = limit;
        }

        synchronized boolean reserve(String tenant, int cost) {
            int now = used.getOrDefault(tenant, 0);
            if (now + cost > limit) {
                return false;
            }
            used.put(tenant, now + cost);
            return true;
        }

        synchronized void release(String tenant, int cost) {
            used.merge(tenant, -cost, Integer::sum);
        }

        synchronized int used(String tenant) {
            return used.getOrDefault(tenant, 0);
        }
    }

    static class Gateway {
        private final UsageBook book;
        private int rejected;

        Gateway(UsageBook book) {
            this.book = book;
        }

        synchronized boolean move(String from, String to, int cost) {
            if (!book.reserve(to, cost)) {
                rejected++;
                return false;
            }
            book.release(from, cost);
            return true;
        }

        synchronized int rejected() {
            return rejected;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UsageBook book = new UsageBook(10_000);
        Gateway[] gateways = {new Gateway(book), new Gateway(book)};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 10_000; i++) {
            Gateway g = gateways[i % 2];
            String to = "t" + i % 3;
            pool.execute(() -> g.move("spare", to, 2));
        }
        pool.shutdown();
        pool.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(book.used("t0") + " " + (gateways[0].rejected() + gateways[1].rejected()));
    }
}
// corpus: unseen20
