// run: scan --only stale-value
// expect: stale-value method=StaleIndexBad.last line=here
// Nothing is written, but the index may be out of bounds by now.
import java.util.ArrayList;
import java.util.List;

public class StaleIndexBad {
    private final Object lock = new Object();
    private final List<String> items = new ArrayList<>();

    public void clear() { synchronized (lock) { items.clear(); } }
    public void add(String s) { synchronized (lock) { items.add(s); } }

    public String last() {
        int n;
        synchronized (lock) {
            n = items.size();
        }
        synchronized (lock) { return items.get(n - 1); } // <- here
    }
}
