// run: scan --only atomicity
// expect: atomicity method=UnchangingBad.width line=here witness=r context=this
// The same with a method that moves the range.
public class UnchangingBad {
    public static class Range {
        private int low, high;
        public Range(int low, int high) { this.low = low; this.high = high; }
        public synchronized int low() { return low; }
        public synchronized int high() { return high; }
        public synchronized void move(int d) { low += d; high += d; }
    }
    private int n;
    public synchronized int width(Range r) {
        n++;
        return r.high() - r.low(); // <- here
    }
}
