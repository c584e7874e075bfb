// run: scan --only stale-value
// expect: none
// The implementation is not shared: each call makes its own.

public class InterfaceOk {
    interface Counter {
        int get();
        void set(int v);
    }

    static class SyncCounter implements Counter {
        private int value;
        public synchronized int get() { return value; }
        public synchronized void set(int v) { value = v; }
    }

    public int count(int[] xs) {
        Counter counter = new SyncCounter();
        for (int x : xs)
            counter.set(counter.get() + x);
        return counter.get();
    }
}
