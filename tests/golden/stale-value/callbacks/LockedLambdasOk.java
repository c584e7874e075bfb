// run: scan --only stale-value
// expect: none
// What is looked at and what is done is one body, and so under one lock.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntSupplier;

public class LockedLambdasOk {
    private final ReentrantLock lock = new ReentrantLock();
    private final ConcurrentHashMap<String, Integer> uses = new ConcurrentHashMap<>();
    private int left = 10;

    private int locked(IntSupplier body) {
        lock.lock();
        try {
            return body.getAsInt();
        } finally {
            lock.unlock();
        }
    }

    public void take() {
        locked(() -> left > 0 ? left-- : 0);
    }

    public void use(String name) {
        locked(() -> {
            Integer n = uses.get(name);
            uses.put(name, n == null ? 1 : n + 1);
            return 0;
        });
    }
}
