// A lock for each key, taken out of a map; so is what it guards.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ConcurrentHashMap;

public class LockOfKeyOk {
    static class Box {
        int n;
    }

    private final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Box> boxes = new ConcurrentHashMap<>();

    void inc(String k) {
        Object l = locks.computeIfAbsent(k, x -> new Object());
        synchronized (l) {
            boxes.computeIfAbsent(k, x -> new Box()).n++;
        }
    }

    public static void main(String[] a) {
        LockOfKeyOk p = new LockOfKeyOk();
        for (int i = 0; i < 3; i++) new Thread(() -> p.inc("a")).start();
    }
}
