// run: scan --only stale-value
// expect: none
// One stage reads and stores, under the lock.
import java.util.concurrent.CompletableFuture;

public class FutureIncrementLocked {
    static class Count {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    private final Count count = new Count();

    public CompletableFuture<Void> bump() {
        return CompletableFuture.runAsync(() -> {
            synchronized (count) {
                count.set(count.get() + 1);
            }
        });
    }
}
// corpus: unseen
