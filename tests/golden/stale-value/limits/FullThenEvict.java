// run: scan --only stale-value
// expect: stale-value
// isFull() is asked, then one is evicted, then one is added: three steps.
import java.util.LinkedHashSet;
import java.util.Set;

public class FullThenEvict {
    private final Set<String> names = new LinkedHashSet<>();
    private final int limit;

    public FullThenEvict(int limit) {
        this.limit = limit;
    }

    private synchronized boolean isFull() { return names.size() >= limit; }

    private synchronized void evict() {
        if (names.size() >= limit)
            names.remove(names.iterator().next());
    }

    private synchronized void put(String name) { names.add(name); }

    public void add(String name) {
        if (isFull())
            evict();
        put(name);
    }
}
// corpus: unseen
