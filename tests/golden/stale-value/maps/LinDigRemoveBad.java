// run: scan --only stale-value
// expect: stale-value method=LinDigRemoveBad.finish line=here
// Lin and Dig: containsKey, then remove, and what is removed is used.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigRemoveBad {
    private final ConcurrentHashMap<Integer, Runnable> pending = new ConcurrentHashMap<>();

    public void submit(int id, Runnable done) { pending.put(id, done); }

    public void finish(int id) {
        if (pending.containsKey(id)) {
            Runnable done = pending.remove(id); // <- here
            done.run();
        }
    }
}
// corpus: published
