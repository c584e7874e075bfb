// run: scan --only lock-order --library
// expect: none
// Two wrappers with two tasks: the one that is run under the lock does not lock.
public class WrapperOk {
    static class Named implements Runnable {
        private final Runnable task;
        Named(Runnable task) { this.task = task; }
        @Override public void run() { task.run(); }
    }

    public static class Store {
        private final Journal journal = new Journal(this);
        private int size;
        public synchronized int size() { return size; }
        public synchronized void flush() { size = 0; new Named(() -> System.out.println("flushed")).run(); }
        public Journal journal() { return journal; }
    }

    public static class Journal {
        private final Store store;
        private int n;
        Journal(Store store) { this.store = store; }
        synchronized void update() { n++; }
        public synchronized int load() { return n / store.size(); }
        public void refresh() { new Named(() -> update()).run(); }
    }

    private int n;
    public Runnable[] others() {
        return new Runnable[] { () -> n++, () -> n--, () -> n = 1, () -> n = 2, () -> n = 3, () -> n = 4 };
    }
}
