// run: scan --only atomicity
// expect: none
// What is read is read again if a counter of changes says that somebody came in between.

public class CheckedReadOk {
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
            from = r.from();
            to = r.to();
        } while (r.changes() != before);
        length = to - from;
        return length;
    }
}
