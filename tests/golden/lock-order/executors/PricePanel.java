// run: scan --only lock-order
// expect: none
// futures are joined before the lock is taken, the lock guards only the maps
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PricePanel {
    record Price(String symbol, double value) { }

    private final Lock lock = new ReentrantLock();
    private final Map<String, Double> rates = new HashMap<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private List<Price> shown = List.of();

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

    private Price fetch(String symbol) {
        return new Price(symbol, symbol.length() * rateFor(symbol));
    }

    void refresh(List<String> symbols) {
        List<CompletableFuture<Price>> running = symbols.stream()
                .map(s -> CompletableFuture.supplyAsync(() -> fetch(s), pool))
                .toList();
        List<Price> fresh = running.stream().map(CompletableFuture::join).toList();
        lock.lock();
        try {
            shown = fresh;
        } finally {
            lock.unlock();
        }
    }

    List<Price> shown() {
        lock.lock();
        try {
            return shown;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        PricePanel panel = new PricePanel();
        panel.setRate("EUR", 1.1);
        panel.refresh(List.of("EURSAP", "USDIBM", "EURASM"));
        System.out.println(panel.shown());
        panel.pool.shutdown();
    }
}
// corpus: unseen16
