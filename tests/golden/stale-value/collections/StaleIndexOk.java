// run: scan --only stale-value
// expect: none
import java.util.ArrayList;
import java.util.List;

public class StaleIndexOk {
    private final Object lock = new Object();
    private final List<String> items = new ArrayList<>();

    public void clear() { synchronized (lock) { items.clear(); } }
    public void add(String s) { synchronized (lock) { items.add(s); } }

    public String last() {
        synchronized (lock) {
            int n = items.size();
            return n == 0 ? null : items.get(n - 1);
        }
    }
}
