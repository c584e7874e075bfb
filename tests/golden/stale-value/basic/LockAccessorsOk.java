// run: scan --only stale-value
// expect: none

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LockAccessorsOk {
    private final Lock lock = new ReentrantLock();
    private int value;

    private int load() {
        lock.lock();
        try {
            return value;
        } finally {
            lock.unlock();
        }
    }

    private void store(int v) {
        lock.lock();
        try {
            value = v;
        } finally {
            lock.unlock();
        }
    }

    public void increment() {
        lock.lock();
        try {
            store(load() + 1);
        } finally {
            lock.unlock();
        }
    }
}
