// run: scan --only stale-value
// expect: none
// The count belongs to one chain, whose stages run one after the other.
import java.util.concurrent.CompletableFuture;

public class FutureOfOwnCount {
    static class Count {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    public CompletableFuture<Void> measure(String text) {
        Count count = new Count();
        return CompletableFuture.supplyAsync(() -> count.get() + text.length())
                .thenAccept(n -> count.set(n));
    }
}
// corpus: unseen
