// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig's remove, for a HashMap behind synchronized methods.

import java.util.HashMap;
import java.util.Map;

public class GuardedRemoveOk {
    private final Map<Integer, Runnable> pending = new HashMap<>();

    public synchronized void submit(int id, Runnable r) { pending.put(id, r); }

    public synchronized boolean has(int id) { return pending.containsKey(id); }

    private synchronized Runnable take(int id) { return pending.remove(id); }

    public void finish(int id) {
        Runnable r = take(id);
        if (r != null)
            r.run();
    }
}
// corpus: published
