// Two buyers may read the same first entry and both fill it; remove()'s result is ignored, so one offer is sold twice.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// Should be: stale-value
// corpus: unseen30
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class FN_OrderBook {

    private final ConcurrentSkipListMap<Integer, String> asks = new ConcurrentSkipListMap<>();
    private final AtomicInteger fills = new AtomicInteger();

    void offer(int price, String seller) {
        asks.put(price, seller);
    }

    boolean buy(int limit) {
        Map.Entry<Integer, String> best = asks.firstEntry();
        if (best == null || best.getKey() > limit) {
            return false;
        }
        asks.remove(best.getKey());
        fills.incrementAndGet();
        return true;
    }

    static class Builder {
        private final FN_OrderBook book = new FN_OrderBook();
        private int price = 100;

        Builder seller(String name, int offers) {
            for (int i = 0; i < offers; i++) {
                book.offer(price++, name);
            }
            return this;
        }

        FN_OrderBook build() {
            return book;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FN_OrderBook book = new Builder().seller("fund", 10).seller("trader", 20).build();
        ExecutorService buyers = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            buyers.execute(() -> {
                while (book.buy(125)) {
                    Thread.onSpinWait();
                }
            });
        }
        buyers.shutdown();
        buyers.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(book.fills.get() + " fills, " + book.asks.size() + " offers left");
    }
}
