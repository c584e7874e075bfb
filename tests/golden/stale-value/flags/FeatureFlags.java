// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// enable() copies the set from the AtomicReference, adds a flag and sets the copy; a flag enabled or disabled by another thread in between is lost.
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

public class FeatureFlags {
    private final AtomicReference<Set<String>> active =
            new AtomicReference<>(Collections.emptySet());

    public boolean isOn(String flag) {
        return active.get().contains(flag);
    }

    public void enable(String flag) {
        Set<String> old = active.get();
        if (old.contains(flag)) {
            return;
        }
        Set<String> next = new HashSet<>(old);
        next.add(flag);
        active.set(Collections.unmodifiableSet(next));
    }

    public void disable(String flag) {
        Set<String> old = active.get();
        if (!old.contains(flag)) {
            return;
        }
        Set<String> next = new HashSet<>(old);
        next.remove(flag);
        active.set(Collections.unmodifiableSet(next));
    }

    public Set<String> all() {
        return active.get();
    }

    public void clear() {
        active.set(Collections.emptySet());
    }
}
// corpus: unseen
