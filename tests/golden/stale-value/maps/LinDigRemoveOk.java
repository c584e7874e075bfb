// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig: containsKey, then remove, and what is removed is used.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigRemoveOk {
    private final ConcurrentHashMap<Integer, Runnable> pending = new ConcurrentHashMap<>();

    public void submit(int id, Runnable done) { pending.put(id, done); }

    public void finish(int id) {
        Runnable done = pending.remove(id);
        if (done != null)
            done.run();
    }
}
// corpus: published
