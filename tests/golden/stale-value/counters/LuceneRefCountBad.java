// run: scan --only stale-value
// expect: stale-value method=LuceneRefCountBad.tryIncRef line=here
// Lucene, IndexReader: the reference count is brought down, and whoever brings it to zero closes.

import java.util.concurrent.atomic.AtomicInteger;

public class LuceneRefCountBad {
    private final AtomicInteger refs = new AtomicInteger(1);
    private volatile boolean isOpen = true;

    public boolean tryIncRef() {
        if (refs.get() > 0) {
            refs.incrementAndGet(); // <- here
            return true;
        }
        return false;
    }

    public void decRef() {
        if (refs.decrementAndGet() == 0)
            isOpen = false;
    }

    public boolean isOpen() { return isOpen; }
}
// corpus: published
