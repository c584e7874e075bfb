// run: scan --library --only lock-order
// expect: none
// The monitor is asked when the lock has been given back.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class RegisteredOk {
    private final Monitor monitor;
    private final List<String> entries = new ArrayList<>();

    public RegisteredOk(Monitor monitor) {
        this.monitor = monitor;
        monitor.add(this);
    }

    public void put(String entry) {
        boolean isFull;
        synchronized (this) {
            entries.add(entry);
            isFull = entries.size() > 100;
        }
        if (isFull)
            monitor.shrinkAll();
    }

    synchronized void shrink() {
        entries.clear();
    }

    public static class Monitor {
        private final List<RegisteredOk> caches = new CopyOnWriteArrayList<>();

        void add(RegisteredOk cache) {
            caches.add(cache);
        }

        void shrinkAll() {
            for (RegisteredOk cache : caches)
                cache.shrink();
        }
    }
}
