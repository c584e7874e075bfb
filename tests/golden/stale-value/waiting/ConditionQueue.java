// run: scan --only stale-value
// expect: none
// ReentrantLock with conditions: the emptiness test is in an await loop under the same hold of the lock
import java.util.LinkedList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionQueue<E> {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private final LinkedList<E> items = new LinkedList<>();
    private final int capacity;

    public ConditionQueue(int capacity) {
        this.capacity = capacity;
    }

    public void put(E e) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.size() == capacity) {
                notFull.await();
            }
            items.addLast(e);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public E take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.isEmpty()) {
                notEmpty.await();
            }
            E e = items.removeFirst();
            notFull.signal();
            return e;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
