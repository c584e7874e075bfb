// run: scan --only lock-order
// expect: none
// get of a Future while holding the lock its task needs: it hangs, but there is no cycle of locks. Not this rule's.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureGetHoldingLockNote {
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
