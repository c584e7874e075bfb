// run: scan --only atomicity,stale-value
// expect: none
// Herlihy and Shavit, BoundedQueue: the size is an atomic beside two locks.

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class ShavitBoundedQueueOk {
    private final ReentrantLock enqLock = new ReentrantLock();
    private final ReentrantLock deqLock = new ReentrantLock();
    private final AtomicInteger size = new AtomicInteger();
    private final int capacity = 8;
    private int tail, head;

    public boolean enq() {
        enqLock.lock();
        try {
            if (size.get() == capacity)
                return false;
            tail++;
            size.getAndIncrement();
            return true;
        } finally {
            enqLock.unlock();
        }
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
