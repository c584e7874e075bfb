// run: scan --library --only stale-value
// expect: none
// Searched and added in one step; a copy is gone through, and nothing is added because of it.
import java.util.ArrayList;
import java.util.List;

public class StreamedSearchOk {
    private final List<String> names = new ArrayList<>();

    public synchronized void addOnce(String name) {
        if (names.stream().noneMatch(n -> n.equalsIgnoreCase(name)))
            names.add(name);
    }

    private synchronized List<String> copy() { return names.stream().sorted().toList(); }

    public synchronized void add(String name) { names.add(name); }

    public void print() {
        for (String name : copy())
            System.out.println(name);
        add("printed");
    }
}
