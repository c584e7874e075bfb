// run: scan --only atomicity --library
// expect: atomicity
// The step is run by the store under another lock than the one that it takes itself.
public class CallbackOtherHeldBad {
    public static class Store {
        private final Object lock = new Object();
        private final Object steps = new Object();
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
            synchronized (steps) {
                step.run();
            }
        }
    }

    private final Store store;
    private int steps;

    public CallbackOtherHeldBad(Store store) {
        this.store = store;
    }

    public synchronized void next() {
        steps++;
        store.atomically(() -> store.write(store.read() + 1));
    }
}
