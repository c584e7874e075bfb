// run: scan --library --only stale-value
// expect: stale-value
// the immutable list is got from the AtomicReference, extended and set back; of two add calls one is lost
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

public class HandlerChain<T> {
    private final AtomicReference<List<UnaryOperator<T>>> handlers = new AtomicReference<>(List.of());

    public HandlerChain<T> add(UnaryOperator<T> h) {
        List<UnaryOperator<T>> next = new ArrayList<>(handlers.get());
        next.add(h);
        handlers.set(List.copyOf(next));
        return this;
    }

    public T handle(T input) {
        T t = input;
        for (UnaryOperator<T> h : handlers.get()) {
            t = h.apply(t);
        }
        return t;
    }

    public int size() {
        return handlers.get().size();
    }

    public void clear() {
        handlers.set(List.of());
    }

    public static <E> HandlerChain<E> of(List<UnaryOperator<E>> first) {
        HandlerChain<E> c = new HandlerChain<>();
        first.forEach(c::add);
        return c;
    }
}
// corpus: unseen21
