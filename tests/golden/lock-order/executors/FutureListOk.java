// run: scan --only lock-order
// expect: none
// The tasks need no lock.
import java.util.*;
import java.util.concurrent.*;
public class FutureListOk {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Map<Integer, Integer> m = new ConcurrentHashMap<>();
    int total;
    synchronized void all() throws Exception {
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i;
            fs.add(pool.submit(() -> put(k)));
        }
        for (Future<Integer> f : fs) total += f.get();
    }
    Integer put(int k) {
        m.put(k, k);
        return k;
    }
    synchronized int total() { return total; }
    public static void main(String[] a) throws Exception {
        FutureListOk o = new FutureListOk();
        o.all();
        System.out.println(o.total());
    }
}
