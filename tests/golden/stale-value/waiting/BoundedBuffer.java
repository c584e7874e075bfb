// run: scan --only stale-value
// expect: none
// classic wait loops: condition is re-tested under the same lock before it is relied on
public class BoundedBuffer<T> {
    private final Object[] slots;
    private int head;
    private int count;

    public BoundedBuffer(int capacity) {
        slots = new Object[capacity];
    }

    public synchronized void put(T item) throws InterruptedException {
        while (isFull()) {
            wait();
        }
        slots[(head + count) % slots.length] = item;
        count++;
        notifyAll();
    }

    @SuppressWarnings("unchecked")
    public synchronized T take() throws InterruptedException {
        while (isEmpty()) {
            wait();
        }
        T item = (T) slots[head];
        slots[head] = null;
        head = (head + 1) % slots.length;
        count--;
        notifyAll();
        return item;
    }

    public synchronized boolean isFull() {
        return count == slots.length;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }
}
// corpus: unseen
