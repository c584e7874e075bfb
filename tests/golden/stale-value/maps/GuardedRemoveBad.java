// run: scan --only stale-value
// expect: stale-value method=GuardedRemoveBad.finish line=here
// Lin and Dig's remove, for a HashMap behind synchronized methods.

import java.util.HashMap;
import java.util.Map;

public class GuardedRemoveBad {
    private final Map<Integer, Runnable> pending = new HashMap<>();

    public synchronized void submit(int id, Runnable r) { pending.put(id, r); }

    public synchronized boolean has(int id) { return pending.containsKey(id); }

    private synchronized Runnable take(int id) { return pending.remove(id); }

    public void finish(int id) {
        if (has(id))
            take(id).run(); // <- here
    }
}
// corpus: published
