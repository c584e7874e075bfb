// run: scan --only atomicity
// expect: atomicity method=OwnParameterBad.add line=here
// The object is handed out before it is read.

public class OwnParameterBad {
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
        sum += r.to() - r.from(); // <- here
    }

    public void addAll(int n) {
        for (int i = 0; i < n; i++) {
            Range r = new Range();
            r.set(i, 2 * i);
            last = r;
            add(r);
        }
    }
}
