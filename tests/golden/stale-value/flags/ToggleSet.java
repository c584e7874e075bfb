// run: scan --library --only stale-value
// expect: stale-value
// enable/disable copy the set got from the AtomicReference and set the copy back: a toggle changed by another thread between is lost
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class ToggleSet {
    private final AtomicReference<Set<String>> enabled = new AtomicReference<>(Set.of());

    public boolean isOn(String toggle) {
        return enabled.get().contains(toggle);
    }

    public void enable(String toggle) {
        edit(s -> s.add(toggle));
    }

    public void disable(String toggle) {
        edit(s -> s.remove(toggle));
    }

    public void enableAll(Iterable<String> toggles) {
        edit(s -> toggles.forEach(s::add));
    }

    private void edit(Consumer<Set<String>> change) {
        Set<String> next = new HashSet<>(enabled.get());
        change.accept(next);
        enabled.set(Set.copyOf(next));
    }

    public int count() {
        return enabled.get().size();
    }

    @Override
    public String toString() {
        return "toggles " + enabled.get();
    }
}
// corpus: unseen17
