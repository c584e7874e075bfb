// run: scan --only lock-order
// expect: lock-order locks=FutureHoldBad,java.util.concurrent.Future severity=high
// The task needs the lock that compute holds while it waits for the result.
import java.util.concurrent.*;
public class FutureHoldBad {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private int value;
    public synchronized int compute() throws Exception {
        Future<Integer> f = pool.submit(() -> read());
        return f.get();
    }
    private synchronized int read() { return value; }
    public static void main(String[] a) throws Exception { System.out.println(new FutureHoldBad().compute()); }
}
