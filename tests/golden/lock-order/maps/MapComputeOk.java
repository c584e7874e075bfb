// run: scan --only lock-order
// expect: none
// The map is read only under the other lock: reading locks nothing.
import java.util.concurrent.ConcurrentHashMap;

public class MapComputeOk {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final Object AUDIT = new Object();
    static int n;
    static void sell(String k) { MAP.compute(k, (x, v) -> { synchronized (AUDIT) { return n++; } }); }
    static void look(String k) { synchronized (AUDIT) { MAP.get(k); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { sell("a"); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { look("a"); } }).start();
    }
}
