// run: scan --only atomicity
// expect: atomicity method=CheckedReadBad.measure line=here
// The loop asks for something else than what was read before.

public class CheckedReadBad {
    public static class Range {
        private int from, to, changes;
        public synchronized int from() { return from; }
        public synchronized int to() { return to; }
        public synchronized int changes() { return changes; }
        public synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
            changes++;
        }
    }

    private int length;

    public synchronized int measure(Range r) {
        int before, from, to;
        do {
            before = r.changes();
            from = r.from(); // <- here
            to = r.to();
        } while (from > to);
        length = to - from;
        return length;
    }
}
