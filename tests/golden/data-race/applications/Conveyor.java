// All ring buffer state under one ReentrantLock, await in loops; the boxes are not touched after put().
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Conveyor<T> {
    private final Object[] slots;
    private int head;
    private int tail;
    private int count;
    private boolean closed;
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();

    public Conveyor(int capacity) {
        slots = new Object[capacity];
    }

    private int advance(int i) {
        return (i + 1) % slots.length;
    }

    private boolean full() {
        return count == slots.length;
    }

    public void put(T item) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (full()) {
                notFull.await();
            }
            slots[tail] = item;
            tail = advance(tail);
            count++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    @SuppressWarnings("unchecked")
    public T take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (count == 0 && !closed) {
                notEmpty.await();
            }
            if (count == 0) {
                return null;
            }
            T item = (T) slots[head];
            slots[head] = null;
            head = advance(head);
            count--;
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    public void close() {
        lock.lock();
        try {
            closed = true;
            notEmpty.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Conveyor<int[]> belt = new Conveyor<>(4);
        Thread packer = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    int[] box = new int[2];
                    box[0] = i;
                    box[1] = i * i;
                    belt.put(box);
                }
                belt.close();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        packer.start();
        long sum = 0;
        for (int[] box = belt.take(); box != null; box = belt.take()) {
            sum += box[0] + box[1];
        }
        packer.join();
        System.out.println("sum " + sum);
    }
}
// corpus: unseen26
