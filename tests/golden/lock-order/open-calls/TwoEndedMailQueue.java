// run: scan --library --only lock-order
// expect: none
// put and take use one lock at a time (the other end is signalled after unlocking) and clear always takes putLock before takeLock
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TwoEndedMailQueue<E> {
    private static final class Node<T> {
        T item;
        Node<T> next;

        Node(T item) {
            this.item = item;
        }
    }

    private final int capacity;
    private final AtomicInteger count = new AtomicInteger();
    private final ReentrantLock takeLock = new ReentrantLock();
    private final Condition notEmpty = takeLock.newCondition();
    private final ReentrantLock putLock = new ReentrantLock();
    private final Condition notFull = putLock.newCondition();
    private Node<E> head = new Node<>(null);
    private Node<E> last = head;

    public TwoEndedMailQueue(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
    }

    public void put(E e) throws InterruptedException {
        int before;
        putLock.lockInterruptibly();
        try {
            while (count.get() == capacity) {
                notFull.await();
            }
            last = last.next = new Node<>(e);
            before = count.getAndIncrement();
            if (before + 1 < capacity) {
                notFull.signal();
            }
        } finally {
            putLock.unlock();
        }
        if (before == 0) {
            signal(takeLock, notEmpty);
        }
    }

    public E take() throws InterruptedException {
        E item;
        int before;
        takeLock.lockInterruptibly();
        try {
            while (count.get() == 0) {
                notEmpty.await();
            }
            head = head.next;
            item = head.item;
            head.item = null;
            before = count.getAndDecrement();
            if (before > 1) {
                notEmpty.signal();
            }
        } finally {
            takeLock.unlock();
        }
        if (before == capacity) {
            signal(putLock, notFull);
        }
        return item;
    }

    public void clear() {
        putLock.lock();
        takeLock.lock();
        try {
            head = new Node<>(null);
            last = head;
            if (count.getAndSet(0) == capacity) {
                notFull.signal();
            }
        } finally {
            takeLock.unlock();
            putLock.unlock();
        }
    }

    public int size() {
        return count.get();
    }

    private static void signal(ReentrantLock lock, Condition c) {
        lock.lock();
        try {
            c.signal();
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen13
