// run: scan --library --only stale-value
// expect: none
// apache/geode#7408, repaired - adding to and removing from the list of a key both happen inside compute() of the concurrent map; an empty list goes away in the same step
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class WatchHub {
    public interface Watcher {
        List<String> keys();

        void fired(String key, String command);
    }

    private final ConcurrentMap<String, List<Watcher>> watchers = new ConcurrentHashMap<>();

    public void register(Watcher w) {
        for (String key : w.keys()) {
            watchers.compute(key, (k, old) -> plus(old, w));
        }
    }

    public void remove(Watcher w) {
        for (String key : w.keys()) {
            watchers.computeIfPresent(key, (k, old) -> minus(old, w));
        }
    }

    private static List<Watcher> plus(List<Watcher> old, Watcher w) {
        if (old == null) {
            return List.of(w);
        }
        List<Watcher> next = new ArrayList<>(old);
        next.add(w);
        return List.copyOf(next);
    }

    private static List<Watcher> minus(List<Watcher> old, Watcher w) {
        List<Watcher> next = new ArrayList<>(old);
        next.remove(w);
        return next.isEmpty() ? null : List.copyOf(next);
    }

    public void fire(String key, String command) {
        List<Watcher> current = watchers.get(key);
        if (current != null) {
            current.forEach(w -> w.fired(key, command));
        }
    }

    public int watchedKeys() {
        return watchers.size();
    }
}
// corpus: unseen18
