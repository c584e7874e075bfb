// run: scan --only atomicity --library
// expect: none
// The step is run by the store, which holds its lock around it; the caller holds the context.
public class CallbackHeldOk {
    public static class Store {
        private final Object lock = new Object();
        private int row;

        public int read() {
            synchronized (lock) {
                return row;
            }
        }

        public void write(int n) {
            synchronized (lock) {
                row = n;
            }
        }

        public void atomically(Runnable step) {
            synchronized (lock) {
                step.run();
            }
        }
    }

    private final Store store;
    private int steps;

    public CallbackHeldOk(Store store) {
        this.store = store;
    }

    public synchronized void next() {
        steps++;
        store.atomically(() -> store.write(store.read() + 1));
    }
}
