// run: scan --only stale-value
// expect: none
// compare-and-set loop
import java.util.concurrent.atomic.AtomicLong;

public class SequenceIdsCas {
    private final AtomicLong seq = new AtomicLong(1);
    private final String prefix;

    public SequenceIdsCas(String prefix) { this.prefix = prefix; }

    public String next() {
        long v, n;
        do {
            v = seq.get();
            n = v >= 999_999 ? 1 : v + 1;
        } while (!seq.compareAndSet(v, n));
        return prefix + n;
    }
    public long peek() { return seq.get(); }
    public void restart() { seq.set(1); }

    public static SequenceIdsCas of(Class<?> c) { return new SequenceIdsCas(c.getSimpleName() + "-"); }
}
// corpus: unseen
