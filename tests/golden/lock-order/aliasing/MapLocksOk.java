// run: scan --only lock-order --library
// expect: none
// One lock per key, the smaller key first.
import java.util.concurrent.ConcurrentHashMap;

public class MapLocksOk {
    private final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();
    private int n;
    private Object lock(String key) { return locks.computeIfAbsent(key, k -> new Object()); }
    public void move(String from, String to) {
        String lo = from.compareTo(to) < 0 ? from : to;
        String hi = from.compareTo(to) < 0 ? to : from;
        synchronized (lock(lo)) { synchronized (lock(hi)) { n++; } }
    }
}
