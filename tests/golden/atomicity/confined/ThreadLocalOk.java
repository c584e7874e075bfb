// run: scan --only atomicity
// expect: none
// Each thread has a range of its own.

public class ThreadLocalOk {
    static class Range {
        private int from, to;
        synchronized int from() { return from; }
        synchronized int to() { return to; }
        synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    private static final ThreadLocal<Range> RANGE = ThreadLocal.withInitial(Range::new);
    private int sum;

    synchronized void add(int i) {
        Range r = RANGE.get();
        r.set(i, 2 * i);
        sum += r.to() - r.from();
    }

    public static void main(String[] args) {
        ThreadLocalOk total = new ThreadLocalOk(), other = new ThreadLocalOk();
        new Thread(() -> total.add(1)).start();
        new Thread(() -> other.add(2)).start();
    }
}
