// run: scan --library --only lock-order
// expect: none
// one lock with two conditions; await gives that lock back and no other is held
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RingChannel<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Object[] ring;
    private int head;
    private int count;

    public RingChannel(int capacity) {
        ring = new Object[capacity];
    }

    public void put(T t) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (count == ring.length) {
                notFull.await();
            }
            ring[(head + count++) % ring.length] = t;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    public T take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            T t = (T) ring[head];
            ring[head] = null;
            head = (head + 1) % ring.length;
            count--;
            notFull.signal();
            return t;
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen21
