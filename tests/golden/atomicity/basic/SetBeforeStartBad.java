// run: scan --only atomicity
// expect: atomicity method=SetBeforeStartBad.add line=here
// What the threads read is written after they have started.

public class SetBeforeStartBad {
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
        sum += r.to() - r.from(); // <- here
    }

    public static void main(String[] args) {
        Range r = new Range();
        SetBeforeStartBad total = new SetBeforeStartBad();
        for (int i = 0; i < 3; i++)
            new Thread(() -> total.add(r)).start();
        r.set(1, 2);
    }
}
