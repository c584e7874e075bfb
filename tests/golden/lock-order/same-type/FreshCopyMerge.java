// run: scan --only lock-order --library
// expect: none
// Merge() and copyOf() nest two monitors of the type Histogram, but one of the two is always a fresh object that no other thread can reach.
public class FreshCopyMerge {
    private final long[] buckets = new long[64];

    public synchronized void record(int v) {
        buckets[Math.floorMod(v, 64)]++;
    }

    private synchronized void addFrom(long[] other) {
        for (int i = 0; i < 64; i++) {
            buckets[i] += other[i];
        }
    }

    public synchronized FreshCopyMerge copyOf() {
        FreshCopyMerge c = new FreshCopyMerge();
        c.addFrom(buckets);
        return c;
    }

    public static FreshCopyMerge merge(FreshCopyMerge a, FreshCopyMerge b) {
        FreshCopyMerge sum = new FreshCopyMerge();
        synchronized (sum) {
            a.addTo(sum);
            b.addTo(sum);
        }
        return sum;
    }

    private synchronized void addTo(FreshCopyMerge target) {
        target.addFrom(buckets);
    }
}
// corpus: unseen
