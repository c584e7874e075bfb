// run: scan --only lock-order
// expect: none
// get() after the lock was released.
import java.util.concurrent.*;
public class FutureHoldOk {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int value;
    public int compute() throws Exception {
        Future<Integer> f;
        synchronized (this) { f = pool.submit(() -> read()); }
        return f.get();
    }
    private synchronized int read() { return value; }
    public static void main(String[] a) throws Exception { System.out.println(new FutureHoldOk().compute()); }
}
