// run: scan --only stale-value
// expect: stale-value method=OwnPartBad.run line=here
// A thread's own counter, which others may set.

public class OwnPartBad extends Thread {
    static class Counter {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    private final Counter counter = new Counter();

    @Override
    public void run() {
        for (int i = 0; i < 100; i++)
            counter.set(counter.get() + 1); // <- here
    }

    public void reset() { counter.set(0); }
}
