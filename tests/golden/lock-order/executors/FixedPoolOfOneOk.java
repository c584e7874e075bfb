// run: scan --only lock-order
// expect: none
// A pool of one thread runs its tasks one after the other.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FixedPoolOfOneOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> ab());
        pool.submit(() -> ba());
    }
}
