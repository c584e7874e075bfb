// run: scan --only stale-value
// expect: stale-value
// The object is handed on to a helper that gives it to the tasks of a pool.

import java.util.concurrent.*;
public class HandedOnTwiceBad {
    static final class Box {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int v) { n = v; }
        void inc() { int x = get(); set(x + 1); }
    }
    static void launch(ExecutorService pool, Box b) { pool.execute(() -> b.inc()); }
    static void launchAll(ExecutorService pool, Box b) { for (int i = 0; i < 4; i++) launch(pool, b); }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Box b = new Box();
        launchAll(pool, b);
        pool.shutdown(); pool.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(b.get());
    }
}
