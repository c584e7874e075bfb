// run: scan --only stale-value
// expect: none
// Lin and Dig's remove, for a HashMap behind synchronized methods.
// Missed: remove(Object) of a plain map is not in the table.

import java.util.HashMap;
import java.util.Map;

public class FN_GuardedRemoveBad {
    private final Map<Integer, Runnable> pending = new HashMap<>();

    public synchronized void submit(int id, Runnable r) { pending.put(id, r); }

    public synchronized boolean has(int id) { return pending.containsKey(id); }

    private synchronized Runnable take(int id) { return pending.remove(id); }

    public void finish(int id) {
        if (has(id))
            take(id).run(); // missed
    }
}
