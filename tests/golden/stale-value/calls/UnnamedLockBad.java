// run: scan --only stale-value
// expect: stale-value method=UnnamedLockBad$Part.add line=here severity=low
// All calls are made under a lock that the method has no name for.

import java.util.HashMap;
import java.util.Map;

public class UnnamedLockBad {
    private static final class Part {
        volatile long bytes;
        private void add(long n) { bytes += n; } // <- here
        void fill(long n) { add(n); }
    }

    private final Object lock = new Object();
    private final Map<String, Part> parts = new HashMap<>();

    public void put(String name, long n) {
        synchronized (lock) {
            Part part = parts.computeIfAbsent(name, k -> new Part());
            part.fill(n);
        }
    }

    public void clear(String name) {
        synchronized (lock) {
            parts.remove(name);
        }
    }
}
