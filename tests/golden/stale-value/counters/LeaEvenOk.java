// run: scan --only atomicity,stale-value
// expect: none
// Lea, class Even: two increments of one number.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LeaEvenOk {
    private final Lock lock = new ReentrantLock();
    private int n;

    private int plusOne() {
        lock.lock();
        try {
            return n + 1;
        } finally {
            lock.unlock();
        }
    }

    private void store(int value) {
        lock.lock();
        try {
            n = value;
        } finally {
            lock.unlock();
        }
    }

    public int next() {
        lock.lock();
        try {
            int next = plusOne() + 1;
            store(next);
            return next;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: published
