// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.*;
public class RangeSwappedOk {
    static final class Range { final int lo, hi; Range(int l, int h) { lo = l; hi = h; } }
    private final AtomicReference<Range> range = new AtomicReference<>(new Range(0, 0));
    void widen() { Range r; do { r = range.get(); } while (!range.compareAndSet(r, new Range(r.lo - 1, r.hi + 1))); }
    public static void main(String[] args) throws Exception {
        RangeSwappedOk x = new RangeSwappedOk();
        Thread[] ts = { new Thread(x::widen), new Thread(x::widen) };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(x.range.get().hi);
    }
}
// corpus: unseen22
