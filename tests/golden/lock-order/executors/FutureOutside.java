// run: scan --only lock-order
// expect: none
// The task does not take the lock held while waiting for its future, only its own statistics lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureOutside {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final Object reportLock = new Object();
    private final Stats stats = new Stats();
    private String last = "";

    static final class Stats {
        private int renders;

        synchronized int bump() {
            return ++renders;
        }
    }

    private String render(String title) {
        int n = stats.bump();
        return title + "#" + n;
    }

    String report(String title) throws Exception {
        synchronized (reportLock) {
            Future<String> f = pool.submit(() -> render(title));
            last = f.get();
            return last;
        }
    }

    public static void main(String[] args) throws Exception {
        FutureOutside o = new FutureOutside();
        Thread t = new Thread(() -> {
            try {
                o.report("weekly");
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
        t.start();
        System.out.println(o.report("daily"));
        t.join();
        o.pool.shutdown();
    }
}
// corpus: unseen
