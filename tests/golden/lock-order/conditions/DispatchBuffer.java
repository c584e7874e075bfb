// run: scan --only lock-order
// expect: none
// await releases the only lock held at that point; the statistics lock is a leaf taken inside it and never the other way round
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class DispatchBuffer<T> {
    private static final class Stats {
        private long in;
        private long out;

        synchronized void entered() {
            in++;
        }

        synchronized void left() {
            out++;
        }

        synchronized String line() {
            return in + " in, " + out + " out";
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final Deque<T> items = new ArrayDeque<>();
    private final Stats stats = new Stats();
    private final int capacity;

    public DispatchBuffer(int capacity) {
        this.capacity = capacity;
    }

    public void put(T item) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.size() == capacity) {
                notFull.await();
            }
            items.addLast(item);
            stats.entered();
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    public T take() throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (items.isEmpty()) {
                notEmpty.await();
            }
            T item = items.removeFirst();
            stats.left();
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    public String report() {
        return stats.line();
    }

    public static void main(String[] args) throws InterruptedException {
        DispatchBuffer<Integer> buffer = new DispatchBuffer<>(4);
        Thread producer = new Thread(() -> {
            try {
                for (int i = 0; i < 1000; i++) {
                    buffer.put(i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        producer.start();
        long sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += buffer.take();
        }
        producer.join();
        System.out.println(sum + " " + buffer.report());
    }
}
// corpus: unseen9
