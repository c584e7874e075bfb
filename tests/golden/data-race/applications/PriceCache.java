// price() does get without the lock under which load() does put.
// run: scan --only data-race
// expect: data-race field=PriceCache.prices
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class PriceCache {
    private final Map<String, Integer> prices = new HashMap<>();
    private int loads;

    int price(String sku) {
        Integer p = prices.get(sku);
        if (p != null) {
            return p;
        }
        return load(sku);
    }

    private synchronized int load(String sku) {
        Integer p = prices.get(sku);
        if (p == null) {
            loads++;
            p = Math.abs(sku.hashCode() % 1000);
            prices.put(sku, p);
        }
        return p;
    }

    synchronized int loads() {
        return loads;
    }

    public static void main(String[] args) {
        PriceCache cache = new PriceCache();
        CompletableFuture<?>[] clients = IntStream.range(0, 4)
                .mapToObj(c -> CompletableFuture.supplyAsync(() -> basket(cache, c)))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(clients).join();
        for (CompletableFuture<?> c : clients) {
            System.out.println("basket " + c.join());
        }
        System.out.println("loads " + cache.loads());
    }

    private static long basket(PriceCache cache, int client) {
        long sum = 0;
        for (int i = 0; i < 200; i++) {
            sum += cache.price("sku-" + (i * (client + 1)) % 97);
        }
        return sum;
    }
}
// corpus: unseen26
