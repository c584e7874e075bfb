// run: scan --only stale-value
// expect: stale-value method=ShavitBoundedQueueBad.enq line=here
// Herlihy and Shavit, BoundedQueue: the size is an atomic beside two locks.

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class ShavitBoundedQueueBad {
    private final ReentrantLock enqLock = new ReentrantLock();
    private final ReentrantLock deqLock = new ReentrantLock();
    private final AtomicInteger size = new AtomicInteger();
    private final int capacity = 8;
    private int tail, head;

    public boolean enq() {
        if (size.get() == capacity)
            return false;
        size.incrementAndGet(); // <- here
        return true;
    }

    public boolean deq() {
        deqLock.lock();
        try {
            if (size.get() == 0)
                return false;
            head++;
            size.getAndDecrement();
            return true;
        } finally {
            deqLock.unlock();
        }
    }
}
// corpus: published
