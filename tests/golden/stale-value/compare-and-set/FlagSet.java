// run: scan --library --only stale-value
// expect: none
// each edit makes a new immutable set inside updateAndGet, which repeats when another thread was first
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class FlagSet {
    private final AtomicReference<Set<String>> raised = new AtomicReference<>(Set.of());

    public boolean isRaised(String flag) {
        return raised.get().contains(flag);
    }

    public void raise(String flag) {
        edit(s -> s.add(flag));
    }

    public void lower(String flag) {
        if (isRaised(flag)) {
            edit(s -> s.remove(flag));
        }
    }

    public Set<String> raiseAll(Set<String> flags) {
        Set<String> fixed = Set.copyOf(flags);
        return edit(s -> s.addAll(fixed));
    }

    private Set<String> edit(Consumer<Set<String>> change) {
        return raised.updateAndGet(current -> {
            Set<String> next = new HashSet<>(current);
            change.accept(next);
            return Set.copyOf(next);
        });
    }

    public int count() {
        return raised.get().size();
    }

    @Override
    public String toString() {
        return "flags " + raised.get();
    }
}
// corpus: unseen17
