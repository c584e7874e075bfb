// run: scan --library --only stale-value
// expect: stale-value
// get tests the AtomicReference for null and sets it in a second step; two callers make two resources, one leaks
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;

public class LazyHandle<R> implements AutoCloseable {
    private final AtomicReference<R> ref = new AtomicReference<>();
    private final Supplier<? extends R> opener;
    private final Consumer<? super R> closer;

    public LazyHandle(Supplier<? extends R> opener, Consumer<? super R> closer) {
        this.opener = opener;
        this.closer = closer;
    }

    /** Opens the resource on first use; all callers share it. */
    public R get() {
        R r = ref.get();
        if (r == null) {
            r = opener.get();
            ref.set(r);
        }
        return r;
    }

    public boolean isOpen() {
        return ref.get() != null;
    }

    @Override
    public void close() {
        R r = ref.getAndSet(null);
        if (r != null) {
            closer.accept(r);
        }
    }

    @Override
    public String toString() {
        return "LazyHandle[" + (isOpen() ? "open" : "idle") + "]";
    }
}
// corpus: unseen20
