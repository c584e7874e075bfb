// run: scan --only stale-value
// expect: stale-value method=SharedByTwoBad$Task.run line=here
// The object is shared by two tasks, each of which also has one of its own.

public class SharedByTwoBad {
    static class Count {
        private int n;
        synchronized int get() { return n; }
        synchronized void set(int k) { n = k; }
        synchronized void add() { n++; }
    }

    static class Task implements Runnable {
        private final Count shared;
        Task(Count shared) { this.shared = shared; }

        @Override
        public void run() {
            Count own = new Count();
            own.set(own.get() + 1);
            shared.set(shared.get() + own.get()); // <- here
        }
    }

    public static void main(String[] args) {
        Count shared = new Count();
        new Thread(new Task(shared)).start();
        new Thread(new Task(shared)).start();
    }
}
// corpus: published
