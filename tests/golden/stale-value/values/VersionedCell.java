// run: scan --only stale-value --library
// expect: none
// The value computed outside is only stored if the version read before is still current, else retried.
import java.util.function.UnaryOperator;

public class VersionedCell<T> {
    private T value;
    private long version;

    public VersionedCell(T initial) {
        value = initial;
    }

    private record Snap<V>(V value, long version) {
    }

    private synchronized Snap<T> snapshot() {
        return new Snap<>(value, version);
    }

    private synchronized boolean commit(Snap<T> base, T next) {
        if (version != base.version()) {
            return false;
        }
        value = next;
        version++;
        return true;
    }

    public T update(UnaryOperator<T> f) {
        while (true) {
            Snap<T> base = snapshot();
            T next = f.apply(base.value());
            if (commit(base, next)) {
                return next;
            }
        }
    }

    public synchronized T get() {
        return value;
    }
}
// corpus: unseen
