// run: scan --only lock-order
// expect: none
// The second task is submitted when the first is done.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FutureGetBetweenOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ab() { synchronized (A) { synchronized (B) { n++; } } }
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.submit(() -> ab()).get();
        pool.submit(() -> ba()).get();
    }
}
