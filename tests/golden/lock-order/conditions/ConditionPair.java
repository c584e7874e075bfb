// run: scan --only lock-order --library
// expect: none
// Await releases the single lock which both conditions belong to.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionPair<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Object[] ring;
    private int head;
    private int size;

    public ConditionPair(int capacity) {
        ring = new Object[capacity];
    }

    public void put(T v) throws InterruptedException {
        lock.lock();
        try {
            while (size == ring.length) {
                notFull.await();
            }
            ring[(head + size++) % ring.length] = v;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    public T take() throws InterruptedException {
        lock.lock();
        try {
            while (size == 0) {
                notEmpty.await();
            }
            T v = (T) ring[head];
            ring[head] = null;
            head = (head + 1) % ring.length;
            size--;
            notFull.signal();
            return v;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
