// run: scan --only lock-order --library
// expect: lock-order locks=WrapperBad$Journal,WrapperBad$Store
// Too many tasks to follow them all; all that is ever wrapped is the one that locks.
public class WrapperBad {
    static class Named implements Runnable {
        private final Runnable task;
        Named(Runnable task) { this.task = task; }
        @Override public void run() { task.run(); }
    }

    public static class Store {
        private final Journal journal = new Journal(this);
        private int size;
        public synchronized int size() { return size; }
        public synchronized void flush() { size = 0; new Named(() -> journal.update()).run(); }
        public Journal journal() { return journal; }
    }

    public static class Journal {
        private final Store store;
        private int n;
        Journal(Store store) { this.store = store; }
        synchronized void update() { n++; }
        public synchronized int load() { return n / store.size(); }
        public void refresh() { System.out.println(n); }
    }

    private int n;
    public Runnable[] others() {
        return new Runnable[] { () -> n++, () -> n--, () -> n = 1, () -> n = 2, () -> n = 3, () -> n = 4 };
    }
}
