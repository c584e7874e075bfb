// run: scan --library --only stale-value
// expect: stale-value
// observe reads the average with get and stores the new one with set; an observation made in between is lost
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

public class CacheHitAverage<K, V> {
    /** Exponentially weighted share of hits. */
    static final class Average {
        private final double alpha;
        private final AtomicReference<Double> value = new AtomicReference<>(0.0);

        Average(double alpha) {
            this.alpha = alpha;
        }

        void observe(double sample) {
            double old = value.get();
            double fresh = old + alpha * (sample - old);
            value.set(fresh);
        }

        double value() {
            return value.get();
        }
    }

    private final Map<K, V> entries = new ConcurrentHashMap<>();
    private final Average hits = new Average(0.05);
    private final Function<? super K, ? extends V> loader;

    public CacheHitAverage(Function<? super K, ? extends V> loader) {
        this.loader = loader;
    }

    public V get(K key) {
        V v = entries.get(key);
        hits.observe(v == null ? 0 : 1);
        return v != null ? v : entries.computeIfAbsent(key, loader);
    }

    public void invalidate(K key) {
        entries.remove(key);
    }

    public double hitShare() {
        return hits.value();
    }
}
// corpus: unseen13
