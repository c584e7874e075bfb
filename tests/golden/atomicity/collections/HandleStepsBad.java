// run: scan --library --only atomicity
// expect: atomicity
// The handle takes the lock of what it was made from.
import java.util.*;
import java.util.concurrent.locks.*;
public class HandleStepsBad<T> implements Iterable<T> {
    private final List<T> slots = new ArrayList<>();
    public synchronized void add(T t) { slots.add(t); }
    public synchronized void discard() { slots.clear(); }
    public Iterator<T> iterator() { return new Cursor<>(this); }
    private static final class Cursor<T> implements Iterator<T> {
        private final HandleStepsBad<T> ring; private int at;
        Cursor(HandleStepsBad<T> ring) { this.ring = ring; }
        public boolean hasNext() { synchronized (ring) { return at < ring.slots.size(); } }
        public T next() { synchronized (ring) { return ring.slots.get(at++); } }
    }
    public Tx begin() { return new Tx(this); }
    public static final class Tx {
        private final HandleStepsBad<?> ring;
        Tx(HandleStepsBad<?> r) { ring = r; }
        public int size() { synchronized (ring) { return ring.slots.size(); } }
        public void drop() { synchronized (ring) { ring.slots.remove(0); } }
    }
    public static class Replayer {
        private final Lock lock = new ReentrantLock();
        private final StringBuilder heard = new StringBuilder();
        public void replay(HandleStepsBad<?> ring) {
            lock.lock();
            try { Tx tx = ring.begin(); if (tx.size() > 0) { tx.drop(); } } finally { lock.unlock(); }
        }
    }
}
