// run: scan --only atomicity,stale-value
// expect: none
// Guava, Suppliers.memoizeWithExpiration: whether it is still due is asked again under the lock, by comparing with what was seen.

import java.util.function.Supplier;

public class GuavaExpiringOk<T> {
    private final Supplier<T> delegate;
    private volatile T value;
    private volatile long due;

    public GuavaExpiringOk(Supplier<T> delegate) { this.delegate = delegate; }

    public T get() {
        long seen = due;
        long now = System.nanoTime();
        if (seen == 0 || now - seen >= 0) {
            synchronized (this) {
                if (seen == due) {
                    T t = delegate.get();
                    value = t;
                    due = now + 1000;
                    return t;
                }
            }
        }
        return value;
    }
}
// corpus: published
