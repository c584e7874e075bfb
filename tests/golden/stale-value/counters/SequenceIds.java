// run: scan --only stale-value
// expect: stale-value
// AtomicLong read and written back in two steps
import java.util.concurrent.atomic.AtomicLong;

public class SequenceIds {
    private final AtomicLong seq = new AtomicLong(1);
    private final String prefix;

    public SequenceIds(String prefix) { this.prefix = prefix; }

    public String next() {
        long v = seq.get();
        long n = v >= 999_999 ? 1 : v + 1;
        seq.set(n);
        return prefix + n;
    }
    public long peek() { return seq.get(); }
    public void restart() { seq.set(1); }

    public static SequenceIds of(Class<?> c) { return new SequenceIds(c.getSimpleName() + "-"); }
}
// corpus: unseen
