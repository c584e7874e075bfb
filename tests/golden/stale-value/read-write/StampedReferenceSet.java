// run: scan --only stale-value
// expect: stale-value
// AtomicStampedReference read with get and written with set, concurrent renames are lost
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedReferenceSet {
    private final AtomicStampedReference<String> title = new AtomicStampedReference<>("draft", 0);

    public void rename(String suffix) {
        int[] stamp = new int[1];
        String old = title.get(stamp);
        title.set(old + suffix, stamp[0] + 1);
    }

    public String title() {
        return title.getReference();
    }
}
// corpus: unseen
