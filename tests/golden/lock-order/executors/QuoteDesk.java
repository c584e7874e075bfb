// run: scan --only lock-order
// expect: lock-order
// refresh holds the desk lock while it joins futures whose tasks need the same lock in rateFor
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class QuoteDesk {
    record Quote(String symbol, double price) { }

    private final Lock lock = new ReentrantLock();
    private final Map<String, Double> rates = new HashMap<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private List<Quote> latest = List.of();

    void setRate(String currency, double rate) {
        lock.lock();
        try {
            rates.put(currency, rate);
        } finally {
            lock.unlock();
        }
    }

    private double rateFor(String symbol) {
        lock.lock();
        try {
            return rates.getOrDefault(symbol.substring(0, 3), 1.0);
        } finally {
            lock.unlock();
        }
    }

    private Quote fetch(String symbol) {
        return new Quote(symbol, symbol.hashCode() % 100 * rateFor(symbol));
    }

    void refresh(List<String> symbols) {
        lock.lock();
        try {
            List<CompletableFuture<Quote>> running = symbols.stream()
                    .map(s -> CompletableFuture.supplyAsync(() -> fetch(s), pool))
                    .toList();
            latest = running.stream().map(CompletableFuture::join).toList();
        } finally {
            lock.unlock();
        }
    }

    List<Quote> latest() {
        lock.lock();
        try {
            return latest;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        QuoteDesk desk = new QuoteDesk();
        desk.setRate("EUR", 1.1);
        desk.refresh(List.of("EURSAP", "USDIBM", "EURASM"));
        System.out.println(desk.latest());
        desk.pool.shutdown();
    }
}
// corpus: unseen16
