// run: scan --only stale-value
// expect: none
// AtomicStampedReference: reference and stamp read together and compared together
import java.util.concurrent.atomic.AtomicStampedReference;

public class StampedReferenceCas {
    private final AtomicStampedReference<String> title = new AtomicStampedReference<>("draft", 0);

    public void rename(String suffix) {
        int[] stamp = new int[1];
        String old;
        String next;
        do {
            old = title.get(stamp);
            next = old + suffix;
        } while (!title.compareAndSet(old, next, stamp[0], stamp[0] + 1));
    }

    public String title() {
        return title.getReference();
    }
}
// corpus: unseen
