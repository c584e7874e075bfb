// run: scan --only stale-value
// expect: stale-value
// The count is read by one stage and stored by the next; two chains at once lose one.
import java.util.concurrent.CompletableFuture;

public class FutureIncrement {
    static class Count {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    private final Count count = new Count();

    public CompletableFuture<Void> bump() {
        return CompletableFuture.supplyAsync(count::get).thenApply(n -> n + 1).thenAccept(count::set);
    }
}
// corpus: unseen
