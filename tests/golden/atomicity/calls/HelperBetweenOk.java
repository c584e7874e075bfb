// run: scan --only atomicity,stale-value
// expect: none
// Hatcliff and others, atomicity by reduction: the two calls are in two helpers of the caller that holds the lock.

public class HelperBetweenOk {
    public static class Gauge {
        private int low, high;
        public synchronized int low() { return low; }
        public synchronized int high() { return high; }
        public synchronized void set(int l, int h) {
            low = l;
            high = h;
        }
    }

    private int bad;

    private int lowOf(Gauge g) { return g.low(); }

    private int highOf(Gauge g) { return g.high(); }

    public synchronized void check(Gauge g) {
        synchronized (g) {
            int low = lowOf(g);
            if (low > highOf(g))
                bad++;
        }
    }
}
// corpus: published
