// run: scan --only lock-order
// expect: none
// Two tasks of a fixed pool, one order.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n++; } } }
    static void cd() { for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> ab());
        pool.execute(() -> cd());
        pool.shutdown();
    }
}
