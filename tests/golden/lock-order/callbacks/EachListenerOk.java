// run: scan --only lock-order --library
// expect: none
// The listeners are called without the lock.
import java.util.ArrayList;
import java.util.List;

public class EachListenerOk {
    public interface Listener { void changed(); }

    public static class Store {
        private final List<Listener> first = new ArrayList<>(), second = new ArrayList<>(), third = new ArrayList<>();
        private int size;

        public synchronized int size() { return size; }
        synchronized void addFirst(Listener listener) { first.add(listener); }
        synchronized void addSecond(Listener listener) { second.add(listener); }
        synchronized void addThird(Listener listener) { third.add(listener); }
        public void put() { synchronized (this) { size++; } first.forEach(listener -> listener.changed()); }
        public void remove() { synchronized (this) { size--; } second.forEach(Listener::changed); }
        public void clear() {
            synchronized (this) { size = 0; }
            for (Listener listener : new ArrayList<>(third))
                listener.changed();
        }
    }

    public static class Index {
        private final Store store;
        private int n;
        public Index(Store store) { this.store = store; store.addFirst(() -> update()); }
        synchronized void update() { n++; }
        public synchronized int load() { return n / store.size(); }
    }

    public static class View {
        private final Store store;
        private boolean isStale;
        public View(Store store) { this.store = store; store.addSecond(() -> invalidate()); }
        synchronized void invalidate() { isStale = true; }
        public synchronized int shown() { return isStale ? 0 : store.size(); }
    }

    public static class Log implements Listener {
        private final Store store;
        private int changes;
        public Log(Store store) { this.store = store; store.addThird(this); }
        public synchronized void changed() { changes++; }
        public synchronized int average() { return store.size() / changes; }
    }

    private int n;
    public Listener[] others() {
        return new Listener[] { () -> n++, () -> n--, () -> n = 1, () -> n = 2, () -> n = 3, () -> n = 4 };
    }
}
