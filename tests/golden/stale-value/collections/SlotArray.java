// run: scan --only stale-value
// expect: stale-value
// AtomicIntegerArray element is read and written back plus one
import java.util.concurrent.atomic.AtomicIntegerArray;

public class SlotArray {
    private final AtomicIntegerArray buckets;
    private final int width;

    public SlotArray(int n, int width) {
        this.buckets = new AtomicIntegerArray(n);
        this.width = width;
    }

    public void add(int sample) {
        int i = Math.min(sample / width, buckets.length() - 1);
        buckets.set(i, buckets.get(i) + 1);
    }

    public int count(int i) {
        return buckets.get(i);
    }
}
// corpus: unseen
