// run: scan --only stale-value
// expect: stale-value
// Counter.get and Counter.set are two sections, lost increment
public class VisitorCounter {
    static class Counter {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
    }

    private final Counter counter = new Counter();

    void visit() {
        int seen = counter.get();
        counter.set(seen + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        VisitorCounter v = new VisitorCounter();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> { for (int k = 0; k < 10000; k++) v.visit(); });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(v.counter.get());
    }
}
// corpus: unseen
