// run: scan --only stale-value
// expect: none
// get is only the fast path, a missing counter is installed with putIfAbsent and its answer is used; prices go through computeIfAbsent
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class QuoteDesk {
    record Price(String symbol, double value) { }

    private final Map<String, LongAdder> hits = new ConcurrentHashMap<>();
    private final Map<String, Price> prices = new ConcurrentHashMap<>();

    private LongAdder counterFor(String symbol) {
        LongAdder c = hits.get(symbol);
        if (c == null) {
            LongAdder fresh = new LongAdder();
            c = hits.putIfAbsent(symbol, fresh);
            if (c == null) {
                c = fresh;
            }
        }
        return c;
    }

    Price price(String symbol) {
        counterFor(symbol).increment();
        return prices.computeIfAbsent(symbol, s -> new Price(s, s.hashCode() / 100.0));
    }

    long totalHits() {
        return hits.values().stream().mapToLong(LongAdder::sum).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        QuoteDesk desk = new QuoteDesk();
        ExecutorService clients = Executors.newFixedThreadPool(4);
        for (int c = 0; c < 4; c++) {
            clients.execute(() -> {
                for (int i = 0; i < 20_000; i++) {
                    desk.price("SYM" + i);
                }
            });
        }
        clients.shutdown();
        clients.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(desk.totalHits() + " of 80000");
    }
}
// corpus: unseen
