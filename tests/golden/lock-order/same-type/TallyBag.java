// run: scan --library --only lock-order
// expect: none
// addAll orders the two bags by identity hash, equal hashes go through one static tie lock
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class TallyBag<T> {
    private static final Object TIE = new Object();
    private final Map<T, Integer> counts = new HashMap<>();

    public synchronized void add(T item, int n) {
        counts.merge(Objects.requireNonNull(item), n, Integer::sum);
    }

    public synchronized int count(T item) {
        return counts.getOrDefault(item, 0);
    }

    private void merge(TallyBag<? extends T> other) {
        other.counts.forEach((item, n) -> counts.merge(item, n, Integer::sum));
    }

    public void addAll(TallyBag<? extends T> other) {
        if (other == this) {
            synchronized (this) {
                counts.replaceAll((k, v) -> v * 2);
            }
            return;
        }
        int mine = System.identityHashCode(this);
        int theirs = System.identityHashCode(other);
        if (mine < theirs) {
            synchronized (this) {
                synchronized (other) {
                    merge(other);
                }
            }
        } else if (mine > theirs) {
            synchronized (other) {
                synchronized (this) {
                    merge(other);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (this) {
                    synchronized (other) {
                        merge(other);
                    }
                }
            }
        }
    }
}
// corpus: unseen20
