// run: scan --only stale-value
// expect: stale-value method=InterfaceBad.increment line=here
// The only implementation of the interface is synchronized.

public class InterfaceBad {
    interface Counter {
        int get();
        void set(int v);
    }

    static class SyncCounter implements Counter {
        private int value;
        public synchronized int get() { return value; }
        public synchronized void set(int v) { value = v; }
    }

    private final Counter counter = new SyncCounter();

    public void increment() {
        counter.set(counter.get() + 1); // <- here
    }
}
