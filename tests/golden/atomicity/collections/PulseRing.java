// run: scan --library --only atomicity
// expect: none
// iterator() copies the ring once under its monitor, the loop runs over that private copy
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PulseRing<T> implements Iterable<T> {
    private final List<T> slots = new ArrayList<>();
    private final int capacity;

    public PulseRing(int capacity) {
        this.capacity = capacity;
    }

    public synchronized boolean add(T t) {
        return slots.size() < capacity && slots.add(t);
    }

    public synchronized void discard() {
        slots.clear();
    }

    @Override
    public synchronized Iterator<T> iterator() {
        return new ArrayList<>(slots).iterator();
    }

    public static class Listener {
        private final Lock lock = new ReentrantLock();
        private final StringBuilder heard = new StringBuilder();

        public void replay(PulseRing<?> ring) {
            lock.lock();
            try {
                for (Object o : ring) {
                    heard.append(o).append(' ');
                }
            } finally {
                lock.unlock();
            }
        }

        public String heard() {
            lock.lock();
            try {
                return heard.toString();
            } finally {
                lock.unlock();
            }
        }
    }
}
// corpus: unseen17
