// run: scan --only atomicity,stale-value
// expect: atomicity method=OwnedPartStyle.step line=here severity=low
// Boyapati, Lee and Rinard, ownership types: a part that never leaves its owner is guarded by the owner.

public class OwnedPartStyle {
    public static class Counter {
        private int n, sum;
        public synchronized int n() { return n; }
        public synchronized int sum() { return sum; }
        public synchronized void add(int d) {
            n++;
            sum += d;
        }
    }

    private final Counter counter = new Counter();
    private double mean;

    public synchronized void add(int d) { counter.add(d); }

    public synchronized void step() {
        int n = counter.n();
        if (n > 0)
            mean = (double) counter.sum() / n; // <- here
    }

    public synchronized double mean() { return mean; }
}
// corpus: published
