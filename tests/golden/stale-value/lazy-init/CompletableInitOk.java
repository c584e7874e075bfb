// run: scan --only atomicity,stale-value
// expect: none
// Initialising by CompletableFuture: the future is checked and replaced.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class CompletableInitOk {
    private final AtomicReference<CompletableFuture<String>> future = new AtomicReference<>();

    public CompletableFuture<String> get() {
        CompletableFuture<String> f = future.get();
        if (f == null) {
            f = new CompletableFuture<>();
            if (future.compareAndSet(null, f))
                f.completeAsync(() -> "loaded");
            else
                f = future.get();
        }
        return f;
    }
}
// corpus: published
