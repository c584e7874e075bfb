// run: scan --only stale-value
// expect: stale-value method=EachItsOwnBad$Task.run line=here
// Each task has a counter of its own; in the wrong form they share one.

public class EachItsOwnBad {
    static class Count {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
    }

    static class Task implements Runnable {
        private final Count count;
        Task(Count count) { this.count = count; }

        @Override
        public void run() {
            count.set(count.get() + 1); // <- here
        }
    }

    public static void main(String[] args) {
        Count c = new Count();
        new Thread(new Task(c)).start();
        new Thread(new Task(c)).start();
    }
}
// corpus: published
