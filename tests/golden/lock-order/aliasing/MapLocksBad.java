// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// One lock per key, kept in a map; two keys in argument order.
import java.util.concurrent.ConcurrentHashMap;

public class MapLocksBad {
    private final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();
    private int n;
    private Object lock(String key) { return locks.computeIfAbsent(key, k -> new Object()); }
    public void move(String from, String to) {
        synchronized (lock(from)) { synchronized (lock(to)) { n++; } }
    }
}
