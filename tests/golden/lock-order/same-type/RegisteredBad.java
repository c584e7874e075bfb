// run: scan --library --only lock-order
// expect: lock-order severity=high
// Each cache locks itself and asks the monitor to shrink all caches, which locks each of them.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class RegisteredBad {
    private final Monitor monitor;
    private final List<String> entries = new ArrayList<>();

    public RegisteredBad(Monitor monitor) {
        this.monitor = monitor;
        monitor.add(this);
    }

    public synchronized void put(String entry) {
        entries.add(entry);
        if (entries.size() > 100)
            monitor.shrinkAll();
    }

    synchronized void shrink() {
        entries.clear();
    }

    public static class Monitor {
        private final List<RegisteredBad> caches = new CopyOnWriteArrayList<>();

        void add(RegisteredBad cache) {
            caches.add(cache);
        }

        void shrinkAll() {
            caches.forEach(RegisteredBad::shrink);
        }
    }
}
