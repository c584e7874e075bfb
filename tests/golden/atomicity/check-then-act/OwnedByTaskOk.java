// run: scan --only atomicity
// expect: none
// Each task is given a range that was made for it, and nobody else knows the task.

public class OwnedByTaskOk {
    static class Range {
        private int from, to;
        synchronized int from() { return from; }
        synchronized int to() { return to; }
        synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    static class Measure implements Runnable {
        private final Object lock = new Object();
        private final Range range;
        private int sum;

        Measure(Range range) { this.range = range; }

        @Override
        public void run() {
            range.set(1, 2);
            synchronized (lock) {
                sum += range.to() - range.from();
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            Range range = new Range();
            new Thread(new Measure(range)).start();
        }
    }
}
