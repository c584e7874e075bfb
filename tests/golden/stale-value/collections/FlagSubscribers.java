// run: scan --library --only stale-value
// expect: stale-value
// contains and add on the copy-on-write list are two steps; a subscriber that registers from two threads is in it twice
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

public class FlagSubscribers {
    @FunctionalInterface
    public interface Subscriber {
        void changed(String flag, boolean on);
    }

    private final Map<String, Boolean> flags = new ConcurrentHashMap<>();
    private final List<Subscriber> subscribers = new CopyOnWriteArrayList<>();

    public boolean subscribe(Subscriber s) {
        Objects.requireNonNull(s);
        if (subscribers.contains(s)) {
            return false;
        }
        return subscribers.add(s);
    }

    public boolean unsubscribe(Subscriber s) {
        return subscribers.remove(s);
    }

    public void set(String flag, boolean on) {
        Boolean before = flags.put(flag, on);
        if (before == null || before != on) {
            subscribers.forEach(s -> s.changed(flag, on));
        }
    }

    public boolean isOn(String flag) {
        return flags.getOrDefault(flag, Boolean.FALSE);
    }

    public int audience() {
        return subscribers.size();
    }
}
// corpus: unseen15
