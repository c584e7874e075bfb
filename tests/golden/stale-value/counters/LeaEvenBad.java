// run: scan --only stale-value
// expect: stale-value method=LeaEvenBad.next line=here
// Lea, class Even: two increments of one number.

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LeaEvenBad {
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
        int next = plusOne() + 1;
        store(next); // <- here
        return next;
    }
}
// corpus: published
