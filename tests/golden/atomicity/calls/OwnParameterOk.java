// run: scan --only atomicity
// expect: none
// All callers give the private method an object that nobody else has.

public class OwnParameterOk {
    public static class Range {
        private int from, to;
        public synchronized int from() { return from; }
        public synchronized int to() { return to; }
        public synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private int sum;
    public Range last;

    private synchronized void add(Range r) {
        sum += r.to() - r.from();
    }

    public void addAll(int n) {
        for (int i = 0; i < n; i++) {
            Range r = new Range();
            r.set(i, 2 * i);
            add(r);
        }
    }
}
