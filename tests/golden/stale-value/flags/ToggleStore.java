// run: scan --library --only stale-value
// expect: none
// updateAndGet applies a pure function to the current state, a lost race applies it again; every reader takes one state
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;

public class ToggleStore {
    public record View(long revision, Set<String> on) {
        public View {
            on = Set.copyOf(on);
        }
    }

    private final AtomicReference<View> view = new AtomicReference<>(new View(0, Set.of()));

    private static UnaryOperator<View> adding(String flag) {
        return v -> {
            if (v.on().contains(flag)) {
                return v;
            }
            Set<String> s = new TreeSet<>(v.on());
            s.add(flag);
            return new View(v.revision() + 1, s);
        };
    }

    private static UnaryOperator<View> removing(String flag) {
        return v -> {
            if (!v.on().contains(flag)) {
                return v;
            }
            Set<String> s = new TreeSet<>(v.on());
            s.remove(flag);
            return new View(v.revision() + 1, s);
        };
    }

    public View enable(String flag) {
        return view.updateAndGet(adding(flag));
    }

    public View disable(String flag) {
        return view.updateAndGet(removing(flag));
    }

    public boolean isOn(String flag) {
        return view.get().on().contains(flag);
    }

    public View view() {
        return view.get();
    }
}
// corpus: unseen16
