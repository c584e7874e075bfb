// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.ExecutorService severity=high
// The same through a method, with a fixed pool of one.
import java.util.concurrent.*;
public class NestedPoolBad {
    static final ExecutorService pool = Executors.newFixedThreadPool(1);
    static int outer() throws Exception { return pool.submit(() -> inner()).get() + 1; }
    static int inner() { return 1; }
    public static void main(String[] z) throws Exception {
        Future<Integer> f = pool.submit(() -> outer());
        System.out.println(f.get());
        pool.shutdown();
    }
}
