// run: scan --only stale-value
// expect: none
// each worker owns its counter, main reads them after join
public class OwnCounters {
    static class Counter {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
    }

    static class Worker extends Thread {
        private final Counter c = new Counter();
        @Override public void run() {
            for (int i = 0; i < 1000; i++) {
                int v = c.get();
                c.set(v + 1);
            }
        }
        int count() { return c.get(); }
    }

    public static void main(String[] args) throws InterruptedException {
        Worker[] ws = { new Worker(), new Worker(), new Worker() };
        for (Worker w : ws) w.start();
        int sum = 0;
        for (Worker w : ws) {
            w.join();
            sum += w.count();
        }
        System.out.println(sum);
    }
}
// corpus: unseen
