// run: scan --only lock-order --library
// expect: none
// java.io.Writer style: the wrapper and the wrapped writer share one lock object.
public class WriterLockOk {
    static class Sink {
        final Object lock;
        private int n;
        Sink(Object l) { lock = l; }
        void write() { synchronized (lock) { n++; } }
    }
    static class Buffered {
        private final Sink sink;
        private final Object lock;
        private int pending;
        Buffered(Sink s) { sink = s; lock = s.lock; }
        void write() { synchronized (lock) { pending++; sink.write(); } }
    }
    private final Sink sink = new Sink(new Object());
    private final Buffered buffered = new Buffered(sink);
    public void write() { buffered.write(); }
    public void direct() { sink.write(); }
}
