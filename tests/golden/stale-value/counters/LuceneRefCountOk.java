// run: scan --only atomicity,stale-value
// expect: none
// Lucene, IndexReader: the reference count is brought down, and whoever brings it to zero closes.

import java.util.concurrent.atomic.AtomicInteger;

public class LuceneRefCountOk {
    private final AtomicInteger refs = new AtomicInteger(1);
    private volatile boolean isOpen = true;

    public boolean tryIncRef() {
        int count;
        while ((count = refs.get()) > 0)
            if (refs.compareAndSet(count, count + 1))
                return true;
        return false;
    }

    public void decRef() {
        if (refs.decrementAndGet() == 0)
            isOpen = false;
    }

    public boolean isOpen() { return isOpen; }
}
// corpus: published
