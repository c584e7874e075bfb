// run: scan --only stale-value
// expect: stale-value method=CompletableInitBad.get line=here
// Initialising by CompletableFuture: the future is checked and replaced.

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

public class CompletableInitBad {
    private final AtomicReference<CompletableFuture<String>> future = new AtomicReference<>();

    public CompletableFuture<String> get() {
        CompletableFuture<String> f = future.get();
        if (f == null) {
            f = new CompletableFuture<>();
            future.set(f); // <- here
            f.completeAsync(() -> "loaded");
        }
        return f;
    }
}
// corpus: published
