// run: scan --only stale-value
// expect: none
// A thread's own counter, which others only read.

public class OwnPartOk extends Thread {
    static class Counter {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    private final Counter counter = new Counter();

    @Override
    public void run() {
        for (int i = 0; i < 100; i++)
            counter.set(counter.get() + 1);
    }

    public int count() { return counter.get(); }
}
