// run: scan --only stale-value
// expect: none
// The slow part needs no lock; the second block does not use what the first read.

public class BlockTwiceOk {
    private int sum;
    private int calls;

    public void add(int n) {
        synchronized (this) {
            calls++;
        }
        int t = n * n;
        synchronized (this) {
            sum += t;
        }
    }
}
