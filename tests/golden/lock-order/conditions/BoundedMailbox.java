// run: scan --only lock-order --library
// expect: none
// Put and take wait on the mailbox's own conditions and hold no other lock; the statistics lock is taken only after the mailbox lock was released.
package mailbox;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BoundedMailbox<T> {
    private final Object[] items;
    private int head;
    private int count;
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Stats stats = new Stats();

    public BoundedMailbox(int capacity) {
        items = new Object[capacity];
    }

    public void put(T item) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length) {
                notFull.await();
            }
            items[(head + count++) % items.length] = item;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
        stats.in();
    }

    @SuppressWarnings("unchecked")
    public T take() throws InterruptedException {
        T result;
        lock.lock();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            result = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            notFull.signal();
        } finally {
            lock.unlock();
        }
        stats.out();
        return result;
    }

    public String report() {
        return stats.line();
    }

    private final class Stats {
        private long in;
        private long out;

        synchronized void in() { in++; }

        synchronized void out() { out++; }

        synchronized String line() {
            lock.lock();
            try {
                return "in " + in + " out " + out + " queued " + count;
            } finally {
                lock.unlock();
            }
        }
    }
}
// corpus: unseen
