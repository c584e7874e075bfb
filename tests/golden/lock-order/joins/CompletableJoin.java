// run: scan --only lock-order
// expect: lock-order
// PriceService.total() joins CompletableFutures while holding the service lock; the async suppliers call lookup(), which takes the same lock in a pool thread.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

public class CompletableJoin {
    static class PriceService {
        private final Object lock = new Object();
        private final Map<String, Integer> prices = new HashMap<>();
        private final ExecutorService pool;
        private int lastTotal;

        PriceService(ExecutorService pool) {
            this.pool = pool;
        }

        void update(String sku, int price) {
            synchronized (lock) {
                prices.put(sku, price);
            }
        }

        private int lookup(String sku) {
            synchronized (lock) {
                return prices.getOrDefault(sku, 0);
            }
        }

        int total(List<String> skus) {
            synchronized (lock) {
                List<CompletableFuture<Integer>> fs = skus.stream()
                        .map(s -> CompletableFuture.supplyAsync(() -> lookup(s), pool))
                        .collect(Collectors.toList());
                int sum = 0;
                for (CompletableFuture<Integer> f : fs) {
                    sum += f.join();
                }
                lastTotal = sum;
                return sum;
            }
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        PriceService s = new PriceService(pool);
        s.update("a", 3);
        s.update("b", 4);
        System.out.println(s.total(List.of("a", "b")));
        pool.shutdown();
    }
}
// corpus: unseen
