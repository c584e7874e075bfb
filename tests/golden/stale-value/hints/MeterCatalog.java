// run: scan --library --only stale-value
// expect: none
// dropwizard/metrics#963 as answered there: the look-up that found nothing is only a hint; register() is atomic and refuses a second one, and the loser takes the winner's meter (meters are never removed)
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;

public class MeterCatalog {
    public sealed interface Meter permits Counter, Summary { }

    public static final class Counter implements Meter {
        private final LongAdder n = new LongAdder();

        public void inc() {
            n.increment();
        }

        public long value() {
            return n.sum();
        }
    }

    public static final class Summary implements Meter {
        private final LongAdder total = new LongAdder();

        public void record(long v) {
            total.add(v);
        }

        public long total() {
            return total.sum();
        }
    }

    private final ConcurrentMap<String, Meter> meters = new ConcurrentHashMap<>();

    public <M extends Meter> M register(String name, M meter) {
        if (meters.putIfAbsent(name, meter) != null) {
            throw new IllegalArgumentException("A metric named " + name + " already exists");
        }
        return meter;
    }

    public Counter counter(String name) {
        return getOrAdd(name, Counter.class, Counter::new);
    }

    public Summary summary(String name) {
        return getOrAdd(name, Summary.class, Summary::new);
    }

    private <M extends Meter> M getOrAdd(String name, Class<M> type, Supplier<M> maker) {
        Meter found = meters.get(name);
        if (found == null) {
            try {
                return register(name, maker.get());
            } catch (IllegalArgumentException lost) {
                found = meters.get(name);
            }
        }
        if (type.isInstance(found)) {
            return type.cast(found);
        }
        throw new IllegalArgumentException(name + " is already used for a different type");
    }

    public Map<String, Meter> all() {
        return new TreeMap<>(meters);
    }
}
// corpus: unseen19
