// run: scan --only stale-value
// expect: none
// main gets both futures before it reads and adjusts the counter
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureResults {
    public static void main(String[] args) throws Exception {
        AtomicInteger found = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> a = pool.submit(() -> {
            found.incrementAndGet();
        });
        Future<?> b = pool.submit(() -> {
            found.addAndGet(2);
        });
        a.get();
        b.get();
        int n = found.get();
        if (n > 2) {
            found.set(2);
        }
        System.out.println(found.get());
        pool.shutdown();
    }
}
// corpus: unseen
