// run: scan --only stale-value
// expect: stale-value method=TspBoundBad$Solver.run line=here
// tsp: a shorter tour is compared with the best one before the lock is taken to note it.

public class TspBoundBad {
    static volatile int best = Integer.MAX_VALUE;
    static final Object lock = new Object();

    static void note(int length) {
        synchronized (lock) {
                best = length;
        }
    }

    static class Solver extends Thread {
        private final int from;

        Solver(int from) { this.from = from; }

        @Override
        public void run() {
            for (int i = from; i > 0; i--) {
                int length = i * 7 % 31;
                if (length < best)
                    note(length); // <- here
            }
        }
    }

    public static void main(String[] args) {
        new Solver(100).start();
        new Solver(200).start();
    }
}
// corpus: published
