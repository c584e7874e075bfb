// run: scan --only stale-value --library
// expect: none
// JCIP 15.3: both bounds live in one immutable pair in an AtomicReference and are changed by a compareAndSet loop.
import java.util.concurrent.atomic.AtomicReference;

public class NumberRangeImmutable {
    private static final class IntPair {
        final int lower;
        final int upper;

        IntPair(int lower, int upper) {
            this.lower = lower;
            this.upper = upper;
        }
    }

    private final AtomicReference<IntPair> values = new AtomicReference<>(new IntPair(0, 0));

    public void setLower(int i) {
        while (true) {
            IntPair oldv = values.get();
            if (i > oldv.upper) {
                throw new IllegalArgumentException("lower > upper");
            }
            if (values.compareAndSet(oldv, new IntPair(i, oldv.upper))) {
                return;
            }
        }
    }

    public void setUpper(int i) {
        while (true) {
            IntPair oldv = values.get();
            if (i < oldv.lower) {
                throw new IllegalArgumentException("upper < lower");
            }
            if (values.compareAndSet(oldv, new IntPair(oldv.lower, i))) {
                return;
            }
        }
    }

    public boolean isInRange(int i) {
        IntPair p = values.get();
        return i >= p.lower && i <= p.upper;
    }
}
// corpus: unseen
