// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 15.3 CasNumberRange: a pair of bounds is replaced as a whole.

import java.util.concurrent.atomic.AtomicReference;

public class JcipCasRangeOk {
    private static final class Pair {
        final int lower, upper;

        Pair(int lower, int upper) {
            this.lower = lower;
            this.upper = upper;
        }
    }

    private final AtomicReference<Pair> values = new AtomicReference<>(new Pair(0, 0));

    public int lower() { return values.get().lower; }

    public void setLower(int i) {
        while (true) {
            Pair old = values.get();
            if (i > old.upper)
                throw new IllegalArgumentException();
            Pair next = new Pair(i, old.upper);
            if (values.compareAndSet(old, next))
                return;
        }
    }
}
// corpus: published
