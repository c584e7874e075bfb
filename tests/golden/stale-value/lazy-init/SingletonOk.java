// run: scan --only stale-value
// expect: none
// Double-checked locking with a Lock instead of a monitor.

import java.util.concurrent.locks.ReentrantLock;

public class SingletonOk {
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static volatile SingletonOk instance;
    private int uses;

    private SingletonOk() { }

    public static SingletonOk instance() {
        SingletonOk i = instance;
        if (i == null) {
            LOCK.lock();
            try {
                i = instance;
                if (i == null)
                    instance = i = new SingletonOk();
            } finally {
                LOCK.unlock();
            }
        }
        return i;
    }

    public synchronized void use() { uses++; }
}
