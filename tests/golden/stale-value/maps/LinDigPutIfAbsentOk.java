// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, Check-then-act misuse of Java concurrent collections, idiom 1: containsKey, put.

import java.util.concurrent.ConcurrentHashMap;

public class LinDigPutIfAbsentOk {
    private final ConcurrentHashMap<String, Thread> owners = new ConcurrentHashMap<>();

    public boolean register(String name) {
        return owners.putIfAbsent(name, Thread.currentThread()) == null;
    }

    public void release(String name) {
        owners.remove(name);
    }
}
// corpus: published
