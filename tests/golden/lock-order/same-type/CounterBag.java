// run: scan --library --only lock-order
// expect: lock-order severity=high
// expect: lock-order
// a.addAll(b) locks a then b, b.addAll(a) locks b then a; also equals
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.ObjIntConsumer;

public class CounterBag<T> {
    private final Map<T, Integer> counts = new HashMap<>();

    public synchronized void add(T item, int n) {
        counts.merge(Objects.requireNonNull(item), n, Integer::sum);
    }

    public synchronized int count(T item) {
        return counts.getOrDefault(item, 0);
    }

    public synchronized void forEachCount(ObjIntConsumer<? super T> sink) {
        counts.forEach(sink::accept);
    }

    public synchronized void addAll(CounterBag<? extends T> other) {
        if (other == this) {
            counts.replaceAll((k, v) -> v * 2);
            return;
        }
        other.forEachCount((item, n) -> counts.merge(item, n, Integer::sum));
    }

    @Override
    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof CounterBag<?> bag)) {
            return false;
        }
        synchronized (bag) {
            return counts.equals(bag.counts);
        }
    }

    @Override
    public synchronized int hashCode() {
        return counts.hashCode();
    }
}
// corpus: unseen20
