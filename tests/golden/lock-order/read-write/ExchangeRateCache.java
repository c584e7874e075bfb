// run: scan --library --only lock-order
// expect: lock-order
// rate() holds the read lock and takes the feed monitor, RateFeed.pull holds the feed monitor and takes the write lock
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.ToDoubleFunction;

public class ExchangeRateCache {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Double> rates = new HashMap<>();
    private final RateFeed feed;

    public ExchangeRateCache(ToDoubleFunction<String> remote) {
        this.feed = new RateFeed(this, remote);
    }

    public OptionalDouble rate(String pair) {
        rw.readLock().lock();
        try {
            Double value = rates.get(pair);
            if (value == null) {
                return OptionalDouble.empty();
            }
            feed.countHit(pair);
            return OptionalDouble.of(value);
        } finally {
            rw.readLock().unlock();
        }
    }

    void store(String pair, double value) {
        rw.writeLock().lock();
        try {
            rates.put(pair, value);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void refresh(String pair) {
        feed.pull(pair);
    }
}

class RateFeed {
    private final ExchangeRateCache cache;
    private final ToDoubleFunction<String> remote;
    private final Map<String, Integer> hits = new HashMap<>();

    RateFeed(ExchangeRateCache cache, ToDoubleFunction<String> remote) {
        this.cache = cache;
        this.remote = remote;
    }

    synchronized void countHit(String pair) {
        hits.merge(pair, 1, Integer::sum);
    }

    synchronized void pull(String pair) {
        hits.remove(pair);
        cache.store(pair, remote.applyAsDouble(pair));
    }
}
// corpus: unseen15
