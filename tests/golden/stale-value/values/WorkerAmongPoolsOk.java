// run: scan --only stale-value
// expect: none
// One thread alone writes, though there is another pool.

import java.util.concurrent.*;
public class WorkerAmongPoolsOk {
    private static final ExecutorService writer = Executors.newFixedThreadPool(1);
    private static final ExecutorService readers = Executors.newFixedThreadPool(4);
    private static volatile int total;
    static void add(int n) { writer.execute(() -> total += n); }
    static int read() { return total; }
    public static void main(String[] a) throws Exception {
        for (int i = 0; i < 100; i++) { int k = i; readers.submit(() -> { add(k); return read(); }); }
        readers.shutdown(); readers.awaitTermination(1, TimeUnit.SECONDS); writer.shutdown();
    }
}
