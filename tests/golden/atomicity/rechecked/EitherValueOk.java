// run: scan --library --only atomicity
// expect: none
// One of the two answers is used, never both.
public class EitherValueOk {
    public static class Counter {
        private int done;
        private int failed;

        public synchronized void count(boolean isDone) {
            done += isDone ? 1 : 0;
            failed += isDone ? 0 : 1;
        }

        public synchronized int done() {
            return done;
        }

        public synchronized int failed() {
            return failed;
        }
    }

    private final Counter counter;
    private final Runnable action;
    private int last;

    public EitherValueOk(Counter counter, Runnable action) {
        this.counter = counter;
        this.action = action;
    }

    public synchronized void run() {
        int now;
        try {
            now = counter.done();
            action.run();
        } catch (IllegalStateException e) {
            now = counter.failed();
        }
        last = now;
    }

    public synchronized int last() {
        return last;
    }
}
