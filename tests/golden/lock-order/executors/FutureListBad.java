// run: scan --only lock-order
// expect: lock-order locks=FutureListBad,java.util.concurrent.Future severity=high
// Futures in a list.
import java.util.*;
import java.util.concurrent.*;
public class FutureListBad {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Map<Integer, Integer> m = new HashMap<>();
    synchronized void all() throws Exception {
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            fs.add(pool.submit(() -> put(k)));
        }
        for (Future<?> f : fs) f.get();
    }
    synchronized void put(int k) { m.put(k, k); }
    public static void main(String[] a) throws Exception { new FutureListBad().all(); }
}
