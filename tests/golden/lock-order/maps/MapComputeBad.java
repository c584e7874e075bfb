// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.ConcurrentHashMap
// compute() runs its function under the lock of a bin, which put() takes.
import java.util.concurrent.ConcurrentHashMap;

public class MapComputeBad {
    static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
    static final Object AUDIT = new Object();
    static int n;
    static void sell(String k) { MAP.compute(k, (x, v) -> { synchronized (AUDIT) { return n++; } }); }
    static void reset(String k) { synchronized (AUDIT) { MAP.put(k, 0); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { sell("a"); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { reset("a"); } }).start();
    }
}
