// run: scan --only atomicity
// expect: atomicity method=OwnedByTaskBad$Measure.run line=here
// One range is made, and each turn of the loop gives it to another task.

public class OwnedByTaskBad {
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
                sum += range.to() - range.from(); // <- here
            }
        }
    }

    public static void main(String[] args) {
        Range range = new Range();
        for (int i = 0; i < 4; i++)
            new Thread(new Measure(range)).start();
    }
}
