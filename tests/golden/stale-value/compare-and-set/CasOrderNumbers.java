// run: scan --only stale-value
// expect: none
// compare-and-set loop: the write only happens if the value read is still current
import java.util.concurrent.atomic.AtomicLong;

public class CasOrderNumbers {
    private final AtomicLong last = new AtomicLong(1000);
    private final long max;

    public CasOrderNumbers(long max) {
        this.max = max;
    }

    public long next() {
        for (;;) {
            long seen = last.get();
            long n = seen >= max ? 1 : seen + 1;
            if (last.compareAndSet(seen, n)) {
                return n;
            }
        }
    }
}
// corpus: unseen
