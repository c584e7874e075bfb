// run: scan --library --only lock-order
// expect: none
// listeners are called after the lock was given back with an immutable snapshot; the mirror reads the notifier without its own lock and keeps the newest version
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

public class FlagNotifier {
    public record Snapshot(long version, Map<String, Boolean> flags) {}

    private final List<Consumer<Snapshot>> listeners = new ArrayList<>();
    private Snapshot current = new Snapshot(0, Map.of());

    public synchronized void subscribe(Consumer<Snapshot> listener) {
        listeners.add(listener);
    }

    public void set(String flag, boolean on) {
        Snapshot published;
        List<Consumer<Snapshot>> targets;
        synchronized (this) {
            Map<String, Boolean> copy = new HashMap<>(current.flags());
            copy.put(flag, on);
            current = new Snapshot(current.version() + 1, Map.copyOf(copy));
            published = current;
            targets = List.copyOf(listeners);
        }
        targets.forEach(l -> l.accept(published));
    }

    public synchronized Snapshot snapshot() {
        return current;
    }

    public static class Mirror {
        private final FlagNotifier source;
        private Snapshot seen = new Snapshot(-1, Map.of());

        private Mirror(FlagNotifier source) {
            this.source = source;
        }

        public static Mirror of(FlagNotifier source) {
            Mirror m = new Mirror(source);
            source.subscribe(m::adopt);
            m.reload();
            return m;
        }

        private synchronized void adopt(Snapshot s) {
            if (s.version() > seen.version()) {
                seen = s;
            }
        }

        public void reload() {
            adopt(source.snapshot());
        }

        public synchronized boolean isOn(String flag) {
            return seen.flags().getOrDefault(flag, Boolean.FALSE);
        }
    }
}
// corpus: unseen15
