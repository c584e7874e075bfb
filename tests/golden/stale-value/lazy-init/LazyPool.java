// run: scan --only stale-value
// expect: stale-value
// null is seen under one lock and the field assigned under the next, two instances can be made
import java.util.ArrayList;
import java.util.List;

public class LazyPool {
    public static class Pool {
        private final List<Thread> workers = new ArrayList<>();
        Pool(int n) {
            for (int i = 0; i < n; i++) workers.add(new Thread(() -> {}));
        }
        int size() { return workers.size(); }
    }
    private static final Object LOCK = new Object();
    private static Pool pool;

    private static Pool current() {
        synchronized (LOCK) {
            return pool;
        }
    }
    public static Pool get() {
        Pool p = current();
        if (p == null) {
            p = new Pool(Runtime.getRuntime().availableProcessors());
            synchronized (LOCK) {
                pool = p;
            }
        }
        return p;
    }
    public static int workers() { return get().size(); }
}
// corpus: unseen
