// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// enable and disable read the reference, build a new state and set it: a change made in between is lost
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;

public class FeatureFlagsAgain {
    public record State(long revision, Set<String> on) {
        public State {
            on = Set.copyOf(on);
        }

        State with(String flag) {
            Set<String> s = new TreeSet<>(on);
            s.add(flag);
            return new State(revision + 1, s);
        }

        State without(String flag) {
            Set<String> s = new TreeSet<>(on);
            s.remove(flag);
            return new State(revision + 1, s);
        }
    }

    private final AtomicReference<State> state = new AtomicReference<>(new State(0, Set.of()));

    public void enable(String flag) {
        State s = state.get();
        if (!s.on().contains(flag)) {
            state.set(s.with(flag));
        }
    }

    public void disable(String flag) {
        State s = state.get();
        if (s.on().contains(flag)) {
            state.set(s.without(flag));
        }
    }

    public boolean isOn(String flag) {
        return state.get().on().contains(flag);
    }

    public long revision() {
        return state.get().revision();
    }
}
// corpus: unseen16
