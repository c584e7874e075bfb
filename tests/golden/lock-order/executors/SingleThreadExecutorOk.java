// run: scan --only lock-order
// expect: none
// Both orders, but both tasks run in the one thread of the executor.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SingleThreadExecutorOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;
    static void ab() { synchronized (L1) { synchronized (L2) { n++; } } }
    static void ba() { synchronized (L2) { synchronized (L1) { n--; } } }

    public static void main(String[] args) throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        one.execute(() -> ab());
        one.execute(() -> ba());
        one.shutdown();
    }
}
