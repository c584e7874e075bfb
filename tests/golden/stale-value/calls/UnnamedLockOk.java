// run: scan --only stale-value
// expect: none
// The lock is taken by the method itself.

import java.util.HashMap;
import java.util.Map;

public class UnnamedLockOk {
    private static final class Part {
        volatile long bytes;
        synchronized void add(long n) { bytes += n; }
    }

    private final Object lock = new Object();
    private final Map<String, Part> parts = new HashMap<>();

    public void put(String name, long n) {
        synchronized (lock) {
            Part part = parts.computeIfAbsent(name, k -> new Part());
            part.add(n);
        }
    }
}
