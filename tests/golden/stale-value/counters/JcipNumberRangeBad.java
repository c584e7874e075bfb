// run: scan --only stale-value
// expect: stale-value method=JcipNumberRangeBad.setLower line=here
// expect: stale-value method=JcipNumberRangeBad.setUpper
// Java Concurrency in Practice, listing 4.10 NumberRange: the bound is checked against one atomic and set in another.

import java.util.concurrent.atomic.AtomicInteger;

public class JcipNumberRangeBad {
    private final AtomicInteger lower = new AtomicInteger(0);
    private final AtomicInteger upper = new AtomicInteger(0);

    public void setLower(int i) {
        if (i > upper.get())
            throw new IllegalArgumentException("lower > upper");
        lower.set(i); // <- here
    }

    public void setUpper(int i) {
        if (i < lower.get())
            throw new IllegalArgumentException("upper < lower");
        upper.set(i);
    }

    public boolean isInRange(int i) {
        return i >= lower.get() && i <= upper.get();
    }
}
// corpus: published
