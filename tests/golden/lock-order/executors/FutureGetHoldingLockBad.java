// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.Future severity=high
// get of a Future while holding the lock its task needs: neither goes on.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureGetHoldingLockBad {
    static final Object L = new Object();
    static int n;

    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        synchronized (L) {
            Future<?> f = e.submit(() -> { synchronized (L) { n++; } });
            f.get();
        }
    }
}
