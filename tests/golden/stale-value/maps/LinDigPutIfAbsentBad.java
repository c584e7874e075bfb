// run: scan --only stale-value
// expect: stale-value method=LinDigPutIfAbsentBad.register line=here
// Lin and Dig, Check-then-act misuse of Java concurrent collections, idiom 1: containsKey, put.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigPutIfAbsentBad {
    private final ConcurrentHashMap<String, Thread> owners = new ConcurrentHashMap<>();

    public boolean register(String name) {
        if (!owners.containsKey(name)) {
            owners.put(name, Thread.currentThread()); // <- here
            return true;
        }
        return false;
    }

    public void release(String name) {
        owners.remove(name);
    }
}
// corpus: published
