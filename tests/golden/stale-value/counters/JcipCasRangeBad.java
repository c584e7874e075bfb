// run: scan --only stale-value
// expect: stale-value method=JcipCasRangeBad.setLower line=here
// Java Concurrency in Practice, listing 15.3 CasNumberRange: a pair of bounds is replaced as a whole.

import java.util.concurrent.atomic.AtomicReference;

public class JcipCasRangeBad {
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
        Pair old = values.get();
        if (i > old.upper)
            throw new IllegalArgumentException();
        Pair next = new Pair(i, old.upper);
        values.set(next); // <- here
    }
}
// corpus: published
