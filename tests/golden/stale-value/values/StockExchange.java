// run: scan --only stale-value
// expect: none
// replace(key, old, new) succeeds only when the value read is still there, otherwise the loop reads again
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class StockExchange {
    private final ConcurrentMap<String, Integer> stock = new ConcurrentHashMap<>();

    void list(String item, int n) {
        stock.put(item, n);
    }

    boolean reserve(String item, int n) {
        for (;;) {
            Integer have = stock.get(item);
            if (have == null || have < n) {
                return false;
            }
            if (stock.replace(item, have, have - n)) {
                return true;
            }
        }
    }

    int left(String item) {
        return stock.getOrDefault(item, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        StockExchange ex = new StockExchange();
        ex.list("bolt", 1000);
        ex.list("nut", 500);
        AtomicInteger got = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 2000; i++) {
            String item = i % 2 == 0 ? "bolt" : "nut";
            int n = 1 + i % 3;
            pool.execute(() -> {
                if (ex.reserve(item, n)) {
                    got.addAndGet(n);
                }
            });
        }
        pool.shutdown();
        if (pool.awaitTermination(8, TimeUnit.SECONDS)) {
            System.out.println(got.get() + ex.left("bolt") + ex.left("nut"));
        }
    }
}
// corpus: unseen16
