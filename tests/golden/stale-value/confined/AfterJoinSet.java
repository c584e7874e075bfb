// run: scan --only stale-value
// expect: none
// main does get and set only after all workers (which use the atomic add) are joined
public class AfterJoinSet {
    static class Total {
        private long n;
        synchronized long get() { return n; }
        synchronized void set(long v) { n = v; }
        synchronized void add(long v) { n += v; }
    }

    public static void main(String[] args) throws InterruptedException {
        Total total = new Total();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            int k = i;
            ts[i] = new Thread(() -> { for (int j = 0; j < 100; j++) total.add(k); });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        long raw = total.get();
        total.set(raw * 2);
        System.out.println("raw " + raw);
        System.out.println(total.get());
    }
}
// corpus: unseen
