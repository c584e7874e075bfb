// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two tasks of a fixed pool.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExecutorBad {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { for (int i = 0; i < 100000; i++) synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(() -> ab());
        pool.execute(() -> ba());
        pool.shutdown();
    }
}
