// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.ExecutorService severity=high
// supplyAsync with an executor of one thread, from a task of it.
import java.util.concurrent.*;
public class CfSingleBad {
    static final ExecutorService one = Executors.newSingleThreadExecutor();
    public static void main(String[] a) {
        System.out.println(
                CompletableFuture.supplyAsync(() -> CompletableFuture.supplyAsync(() -> 1, one).join() + 1, one)
                        .join());
        one.shutdown();
    }
}
