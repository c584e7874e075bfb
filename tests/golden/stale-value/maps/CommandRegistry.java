// run: scan --library --only stale-value
// expect: none
// putIfAbsent decides and its answer is used; the map is never read for the decision
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

public class CommandRegistry<I, O> {
    private final Map<String, Function<? super I, ? extends O>> commands = new ConcurrentHashMap<>();

    public void register(String name, Function<? super I, ? extends O> command) {
        Objects.requireNonNull(command);
        Function<? super I, ? extends O> old = commands.putIfAbsent(name, command);
        if (old != null) {
            throw new IllegalArgumentException("duplicate command " + name);
        }
    }

    public boolean unregister(String name, Function<? super I, ? extends O> command) {
        return commands.remove(name, command);
    }

    public Optional<O> run(String name, I input) {
        Function<? super I, ? extends O> c = commands.get(name);
        if (c == null) {
            return Optional.empty();
        }
        return Optional.ofNullable(c.apply(input));
    }

    public int size() {
        return commands.size();
    }

    public java.util.Set<String> names() {
        return java.util.Set.copyOf(commands.keySet());
    }

    @Override
    public String toString() {
        return "commands " + names();
    }
}
// corpus: unseen16
