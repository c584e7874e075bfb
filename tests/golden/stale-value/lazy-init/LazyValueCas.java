// run: scan --only stale-value
// expect: none
// lazy creation with compareAndSet(null, fresh): losers take the winner's object
import java.util.concurrent.atomic.AtomicReference;

public class LazyValueCas {
    public static final class Index {
        final long built = System.nanoTime();
    }

    private final AtomicReference<Index> ref = new AtomicReference<>();

    public Index index() {
        Index i = ref.get();
        if (i == null) {
            Index fresh = new Index();
            if (ref.compareAndSet(null, fresh)) {
                return fresh;
            }
            i = ref.get();
        }
        return i;
    }
}
// corpus: unseen
