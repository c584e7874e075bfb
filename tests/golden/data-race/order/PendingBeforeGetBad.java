// run: scan --only data-race
// expect: data-race field=PendingBeforeGetBad.pending severity=high
import java.util.concurrent.*;
public class PendingBeforeGetBad {
    private int pending;
    void handle(ExecutorService pool) throws Exception {
        Future<?> f = pool.submit(() -> { pending++; });
        pending--;
        f.get();
    }
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        new PendingBeforeGetBad().handle(pool);
        pool.shutdown();
    }
}
// corpus: unseen22
