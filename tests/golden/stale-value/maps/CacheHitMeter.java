// run: scan --library --only stale-value
// expect: none
// the average is changed with updateAndGet and a pure function; a missed entry is loaded with computeIfAbsent, which looks again
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

public class CacheHitMeter<K, V> {
    /** Exponentially weighted share of hits. */
    static final class MovingShare {
        private final double alpha;
        private final AtomicReference<Double> value = new AtomicReference<>(0.0);

        MovingShare(double alpha) {
            this.alpha = alpha;
        }

        double observe(double sample) {
            return value.updateAndGet(old -> old + alpha * (sample - old));
        }

        double value() {
            return value.get();
        }
    }

    private final Map<K, V> entries = new ConcurrentHashMap<>();
    private final MovingShare hits = new MovingShare(0.05);
    private final Function<? super K, ? extends V> loader;

    public CacheHitMeter(Function<? super K, ? extends V> loader) {
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
