// run: scan --only atomicity
// expect: atomicity method=ThreadLocalBad.add line=here
// The threads share one range, under locks of two objects.

public class ThreadLocalBad {
    static class Range {
        private int from, to;
        synchronized int from() { return from; }
        synchronized int to() { return to; }
        synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private static final Range RANGE = new Range();
    private int sum;

    void set(int i) { RANGE.set(i, 2 * i); }

    synchronized void add(int i) {
        Range r = RANGE;
        sum += r.to() - r.from(); // <- here
    }

    public static void main(String[] args) {
        ThreadLocalBad total = new ThreadLocalBad(), other = new ThreadLocalBad();
        new Thread(() -> total.add(1)).start();
        new Thread(() -> other.set(2)).start();
    }
}
