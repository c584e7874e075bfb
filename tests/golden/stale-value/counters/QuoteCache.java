// run: scan --only stale-value
// expect: stale-value
// counterFor does get, null check, put on the ConcurrentHashMap: two threads install two counters for a symbol and hits on the first are lost
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class QuoteCache {
    record Quote(String symbol, double price) { }

    private final Map<String, LongAdder> hits = new ConcurrentHashMap<>();
    private final Map<String, Quote> quotes = new ConcurrentHashMap<>();

    private LongAdder counterFor(String symbol) {
        LongAdder c = hits.get(symbol);
        if (c == null) {
            c = new LongAdder();
            hits.put(symbol, c);
        }
        return c;
    }

    Quote quote(String symbol) {
        counterFor(symbol).increment();
        return quotes.computeIfAbsent(symbol, s -> new Quote(s, s.hashCode() / 100.0));
    }

    long totalHits() {
        return hits.values().stream().mapToLong(LongAdder::sum).sum();
    }

    public static void main(String[] args) throws InterruptedException {
        QuoteCache cache = new QuoteCache();
        ExecutorService clients = Executors.newFixedThreadPool(4);
        for (int c = 0; c < 4; c++) {
            clients.execute(() -> {
                for (int i = 0; i < 50_000; i++) {
                    cache.quote("SYM" + i);
                }
            });
        }
        clients.shutdown();
        clients.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(cache.totalHits() + " of 200000");
    }
}
// corpus: unseen
