// run: scan --only atomicity
// expect: none
// What is read under the witness is never written after construction.
public class UnchangingOk {
    public static class Range {
        private int low, high;
        public Range(int low, int high) { this.low = low; this.high = high; }
        public synchronized int low() { return low; }
        public synchronized int high() { return high; }
    }
    private int n;
    public synchronized int width(Range r) {
        n++;
        return r.high() - r.low();
    }
}
