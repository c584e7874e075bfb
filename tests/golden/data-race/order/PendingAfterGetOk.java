// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class PendingAfterGetOk {
    private int pending;
    void handle(ExecutorService pool) throws Exception {
        pending = 3;
        Future<?> f = pool.submit(() -> { pending++; });
        f.get();
        pending--;
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        new PendingAfterGetOk().handle(pool);
        pool.shutdown();
    }
}
// corpus: unseen22
