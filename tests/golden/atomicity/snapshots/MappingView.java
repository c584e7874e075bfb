// run: scan --library --only atomicity
// expect: none
// version and entries come together in one immutable state object taken by a single read
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

public class MappingView {
    private final ReentrantLock lock = new ReentrantLock();
    private final MappingOrigin origin;
    private MappingOrigin.State seen;
    private Map<String, Integer> lengths = Map.of();

    public MappingView(MappingOrigin origin) {
        this.origin = origin;
    }

    public int targetLength(String path) {
        lock.lock();
        try {
            MappingOrigin.State now = origin.state();
            if (seen == null || seen.version() != now.version()) {
                seen = now;
                Map<String, Integer> m = new HashMap<>();
                now.entries().forEach((k, v) -> m.put(k, v.length()));
                lengths = m;
            }
            return lengths.getOrDefault(path, 0);
        } finally {
            lock.unlock();
        }
    }
}

class MappingOrigin {
    record State(long version, Map<String, String> entries) { }

    private final AtomicReference<State> state = new AtomicReference<>(new State(0, Map.of()));

    State state() {
        return state.get();
    }

    void map(String path, String servlet) {
        state.updateAndGet(s -> {
            Map<String, String> next = new HashMap<>(s.entries());
            next.put(path, servlet);
            return new State(s.version() + 1, Map.copyOf(next));
        });
    }
}
// corpus: unseen11
