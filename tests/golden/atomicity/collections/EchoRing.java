// run: scan --library --only atomicity
// expect: atomicity
// Replayer.replay holds the replayer's lock, the ring's iterator takes the ring's monitor for hasNext and again for next: a discard() between makes next() fail or skip
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class EchoRing<T> implements Iterable<T> {
    private final List<T> slots = new ArrayList<>();
    private final int capacity;

    public EchoRing(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void add(T t) {
        if (slots.size() < capacity) {
            slots.add(t);
        }
    }

    public synchronized void discard() {
        slots.clear();
    }

    @Override
    public Iterator<T> iterator() {
        return new Cursor();
    }

    private class Cursor implements Iterator<T> {
        private int at;

        @Override
        public boolean hasNext() {
            synchronized (EchoRing.this) {
                return at < slots.size();
            }
        }

        @Override
        public T next() {
            synchronized (EchoRing.this) {
                return slots.get(at++);
            }
        }
    }

    public static class Replayer {
        private final Lock lock = new ReentrantLock();
        private final StringBuilder heard = new StringBuilder();

        public void replay(EchoRing<?> ring) {
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
