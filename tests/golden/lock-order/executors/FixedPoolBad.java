// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// A pool of two runs both tasks at once.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FixedPoolBad {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> ab());
        pool.submit(() -> ba());
    }
}
