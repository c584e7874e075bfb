// run: scan --only lock-order
// expect: lock-order locks=java.util.HashMap,java.util.concurrent.ExecutorService severity=high
// invokeAll returns when all tasks have ended; these need the map that is locked.
import java.util.*;
import java.util.concurrent.*;
public class InvokeAllHoldBad {
    private final Map<String, Integer> totals = new HashMap<>();
    private final ExecutorService pool = Executors.newCachedThreadPool();
    void all(List<String> keys) throws InterruptedException {
        synchronized (totals) {
            List<Callable<Void>> jobs = new ArrayList<>();
            for (String k : keys)
                jobs.add(() -> {
                    add(k);
                    return null;
                });
            pool.invokeAll(jobs);
        }
    }
    void add(String k) {
        synchronized (totals) { totals.merge(k, 1, Integer::sum); }
    }
    public static void main(String[] a) throws Exception { new InvokeAllHoldBad().all(Arrays.asList(a)); }
}
