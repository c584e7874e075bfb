// run: scan --only lock-order --library
// expect: lock-order
// Refresh() waits for the future while it holds this; the submitted task calls the synchronized store().
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureUnderLock {
    private final ExecutorService loader = Executors.newFixedThreadPool(2);
    private final Map<String, String> rates = new HashMap<>();

    public synchronized String refresh(String currency) throws InterruptedException {
        Future<?> f = loader.submit(() -> {
            String rate = fetch(currency);
            store(currency, rate);
        });
        try {
            f.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        return rates.get(currency);
    }

    private String fetch(String currency) {
        return currency + "=1.0";
    }

    private synchronized void store(String currency, String rate) {
        rates.put(currency, rate);
    }

    public synchronized String get(String currency) {
        return rates.get(currency);
    }

    public void shutdown() {
        loader.shutdown();
    }
}
// corpus: unseen
