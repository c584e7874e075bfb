// run: scan --only stale-value
// expect: none
// What add says decides.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class KeyByRecordOk {
    record Hook(String id, String payload) {}
    private final Set<String> seen = Collections.synchronizedSet(new HashSet<>());
    private final AtomicInteger applied = new AtomicInteger();
    private boolean isNew(Hook h) { return seen.add(h.id()); }
    private boolean isOld(Hook h) { return seen.contains(h.id()); }
    int handle(Hook h) {
        if (isOld(h)) return 0;
        if (isNew(h)) { applied.incrementAndGet(); return 1; }
        return 0;
    }
    public static void main(String[] a) throws Exception {
        KeyByRecordOk d = new KeyByRecordOk();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 1; i < 100; i++) { int k = i; pool.submit(() -> d.handle(new Hook("" + k / 3, "x"))); }
        pool.shutdown();
    }
}
