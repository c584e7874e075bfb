// run: scan --only stale-value
// expect: stale-value method=BlockTwiceBad.add line=here

public class BlockTwiceBad {
    private int sum;

    public void add(int n) {
        int s;
        synchronized (this) {
            s = sum;
        }
        int t = s + n;
        synchronized (this) { sum = t; } // <- here
    }
}
