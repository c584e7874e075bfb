// run: scan --only stale-value
// expect: stale-value
// value read in one section of the stripe lock, written back in another
public class StripedBalances {
    private final Object[] locks = new Object[16];
    private final long[] values;

    public StripedBalances(int n) {
        values = new long[n];
        for (int i = 0; i < locks.length; i++) locks[i] = new Object();
    }

    public long get(int i) {
        synchronized (locks[i & 15]) { return values[i]; }
    }

    public void set(int i, long v) {
        synchronized (locks[i & 15]) { values[i] = v; }
    }

    public void scale(int i, int percent) {
        long v = get(i);
        set(i, v * percent / 100);
    }

    public void add(int i, long d) {
        synchronized (locks[i & 15]) { values[i] += d; }
    }
}
// corpus: unseen
