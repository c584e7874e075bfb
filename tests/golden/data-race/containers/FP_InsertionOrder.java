// The constructor that can ask for the order of access asks for that of insertion: a look moves nothing, and the read
// lock is enough. What is passed to it is not looked at in programs.
// run: scan --only data-race --witness off
// expect: data-race field=FP_InsertionOrder.map
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class FP_InsertionOrder {
    private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, false);
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    String get(String key) {
        lock.readLock().lock();
        try {
            return map.get(key);
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        FP_InsertionOrder cache = new FP_InsertionOrder();
        for (int i = 0; i < 3; i++)
            new Thread(() -> cache.get("a")).start();
    }
}
