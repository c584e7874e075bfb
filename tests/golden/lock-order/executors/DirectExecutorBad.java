// run: scan --only lock-order --library
// expect: lock-order locks=DirectExecutorBad,DirectExecutorBad$Sink
// An executor of our own that runs the task at once, under the caller's lock; the sink can be entered on its own.
import java.util.concurrent.Executor;

public class DirectExecutorBad {
    public static class Sink {
        private int n;
        public synchronized void add() { n++; }
        public synchronized void pull(DirectExecutorBad s) { n += s.count(); }
    }
    static class Direct implements Executor {
        @Override public void execute(Runnable r) { r.run(); }
    }
    private final Executor executor = new Direct();
    private int n;
    public synchronized int count() { return n; }
    public synchronized void send(Sink k) { executor.execute(() -> k.add()); }
}
