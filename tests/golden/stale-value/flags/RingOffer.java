// run: scan --only stale-value
// expect: none
// offer tests and stores under one lock
import java.util.NoSuchElementException;

public class RingOffer {
    public static class Ring<E> {
        private final Object[] slots;
        private int head, size;
        public Ring(int n) { slots = new Object[n]; }
        public synchronized boolean isFull() { return size == slots.length; }
        public synchronized void put(E e) {
            slots[(head + size) % slots.length] = e;
            size++;
        }
        public synchronized boolean offer(E e) {
            if (size == slots.length) return false;
            put(e);
            return true;
        }
        @SuppressWarnings("unchecked")
        public synchronized E take() {
            if (size == 0) throw new NoSuchElementException();
            E e = (E) slots[head];
            head = (head + 1) % slots.length;
            size--;
            return e;
        }
    }
    private final Ring<String> ring = new Ring<>(8);
    private volatile boolean dropped;

    public void log(String line) {
        if (!ring.offer(line)) {
            dropped = true;
        }
    }
    public String drain() { return ring.take(); }
    public boolean dropped() { return dropped; }
}
// corpus: unseen
