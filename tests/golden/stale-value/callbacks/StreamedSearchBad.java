// run: scan --library --only stale-value
// What a stream says about a collection, under the lock, decides what is added under the lock taken again.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class StreamedSearchBad {
    private final List<String> names = new ArrayList<>();

    private synchronized boolean has(String name) {
        return names.stream().anyMatch(n -> n.equalsIgnoreCase(name));
    }

    private synchronized Optional<String> find(String name) {
        return names.stream().filter(n -> n.startsWith(name)).findFirst();
    }

    private synchronized void add(String name) { names.add(name); }

    private synchronized String store(String name) {
        names.add(name);
        return name;
    }

    public void addOnce(String name) {
        if (!has(name))
            add(name); // expect: stale-value severity=medium
    }

    public String findOrStore(String name) {
        return find(name).orElseGet(() -> store(name)); // expect: stale-value
    }
}
