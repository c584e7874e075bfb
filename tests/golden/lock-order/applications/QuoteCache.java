// refresh() takes feedLock inside compute() (bin lock of the key held); disconnect() holds feedLock and calls compute() for the same key. Opposite order of bin lock and feedLock.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;

public class QuoteCache {

    private final ConcurrentMap<String, Integer> prices = new ConcurrentHashMap<>();
    private final ReentrantLock feedLock = new ReentrantLock();
    private int sequence;

    private int nextTick() {
        feedLock.lock();
        try {
            return ++sequence;
        } finally {
            feedLock.unlock();
        }
    }

    void refresh(String symbol) {
        prices.compute(symbol, (s, old) -> (old == null ? 100 : old) + nextTick());
    }

    void disconnect(String symbol) {
        feedLock.lock();
        try {
            sequence = 0;
            prices.compute(symbol, (s, old) -> old == null ? null : 0);
        } finally {
            feedLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        QuoteCache cache = new QuoteCache();
        cache.refresh("ACME");
        Thread feed = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 4; i++) {
                    cache.refresh("ACME");
                }
            }
        };
        Thread operator = new Thread() {
            @Override
            public void run() {
                cache.disconnect("ACME");
            }
        };
        feed.start();
        operator.start();
        feed.join();
        operator.join();
        System.out.println(cache.prices);
    }
}
