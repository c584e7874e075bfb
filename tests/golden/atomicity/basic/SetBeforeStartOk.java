// run: scan --only atomicity
// expect: none
// What all threads read is written before the first of them starts.

public class SetBeforeStartOk {
    static class Range {
        private int from, to;
        synchronized int from() { return from; }
        synchronized int to() { return to; }
        synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private int sum;

    synchronized void add(Range r) {
        sum += r.to() - r.from();
    }

    public static void main(String[] args) {
        Range r = new Range();
        SetBeforeStartOk total = new SetBeforeStartOk();
        r.set(1, 2);
        for (int i = 0; i < 3; i++)
            new Thread(() -> total.add(r)).start();
    }
}
