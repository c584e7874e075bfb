// run: scan --library --only stale-value
// A volatile that is counted without a lock, in classes that take none: one thread does so, mostly. Two do where a thread of
// the object's own does, too, or the class locks something.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OneWriter {
    private volatile int n;

    public void count() {
        n++; // expect: stale-value severity=low
    }

    public static class AndTask {
        private final ExecutorService one = Executors.newSingleThreadExecutor();
        private volatile int n;

        public void start() {
            one.execute(this::reset);
        }

        private void reset() {
            n = 0;
        }

        public void count() {
            n++; // expect: stale-value severity=medium
        }
    }

    public static class Locking {
        private volatile int n;
        private int total;

        public void count() {
            n++; // expect: stale-value severity=medium
        }

        public synchronized int add(int more) {
            return total += more;
        }
    }
}
