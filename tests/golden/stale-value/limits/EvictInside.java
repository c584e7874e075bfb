// run: scan --only stale-value
// expect: none
// The method that stores makes room by itself; the look before is only a hint.
import java.util.LinkedHashSet;
import java.util.Set;

public class EvictInside {
    private final Set<String> names = new LinkedHashSet<>();
    private final int limit;

    public EvictInside(int limit) {
        this.limit = limit;
    }

    private synchronized boolean isFull() { return names.size() >= limit; }

    private synchronized void put(String name) {
        if (names.size() >= limit)
            names.remove(names.iterator().next());
        names.add(name);
    }

    public void add(String name) {
        if (isFull())
            System.out.println("full");
        put(name);
    }
}
// corpus: unseen
