// run: scan --only lock-order --library
// expect: none
// Refresh() submits and waits for the future with no lock held; only store() and get() synchronize.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureOutsideOther {
    private final ExecutorService loader = Executors.newFixedThreadPool(2);
    private final Map<String, String> rates = new HashMap<>();

    public String refresh(String currency) throws InterruptedException {
        Future<String> f;
        synchronized (this) {
            f = loader.submit(() -> {
                String rate = currency + "=1.0";
                store(currency, rate);
                return rate;
            });
        }
        try {
            return f.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private synchronized void store(String currency, String rate) {
        rates.put(currency, rate);
    }

    public synchronized String get(String currency) {
        return rates.get(currency);
    }
}
// corpus: unseen
