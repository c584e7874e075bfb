// run: scan --only stale-value
// expect: none
// Each task has a counter of its own; in the wrong form they share one.

public class EachItsOwnOk {
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
            count.set(count.get() + 1);
        }
    }

    public static void main(String[] args) {
        new Thread(new Task(new Count())).start();
        new Thread(new Task(new Count())).start();
    }
}
// corpus: published
