// run: scan --library --only stale-value
// expect: stale-value
// containsKey and put are two operations of the concurrent map; two registrations of one name both succeed
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

public class HandlerRegistry<I, O> {
    private final Map<String, Function<? super I, ? extends O>> handlers = new ConcurrentHashMap<>();

    public void register(String name, Function<? super I, ? extends O> handler) {
        Objects.requireNonNull(handler);
        if (handlers.containsKey(name)) {
            throw new IllegalArgumentException("duplicate handler " + name);
        }
        handlers.put(name, handler);
    }

    public void unregister(String name) {
        handlers.remove(name);
    }

    public Optional<O> handle(String name, I input) {
        Function<? super I, ? extends O> h = handlers.get(name);
        if (h == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(h.apply(input));
    }

    public int size() {
        return handlers.size();
    }

    public java.util.Set<String> names() {
        return java.util.Set.copyOf(handlers.keySet());
    }

    @Override
    public String toString() {
        return "handlers " + names();
    }
}
// corpus: unseen16
