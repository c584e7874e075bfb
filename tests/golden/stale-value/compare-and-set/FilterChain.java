// run: scan --library --only stale-value
// expect: none
// the list is replaced with updateAndGet on a pure function; readers use one snapshot
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;

public class FilterChain<T> {
    private final AtomicReference<List<Predicate<? super T>>> filters = new AtomicReference<>(List.of());

    public int add(Predicate<? super T> f) {
        return filters.updateAndGet(old -> {
            List<Predicate<? super T>> next = new ArrayList<>(old);
            next.add(f);
            return List.copyOf(next);
        }).size();
    }

    public boolean accepts(T t) {
        List<Predicate<? super T>> snapshot = filters.get();
        if (snapshot.isEmpty()) {
            return true;
        }
        for (Predicate<? super T> p : snapshot) {
            if (!p.test(t)) {
                return false;
            }
        }
        return true;
    }

    public void clear() {
        filters.set(List.of());
    }

    public static <E> FilterChain<E> of(List<Predicate<E>> first) {
        FilterChain<E> c = new FilterChain<>();
        first.forEach(c::add);
        return c;
    }
}
// corpus: unseen21
