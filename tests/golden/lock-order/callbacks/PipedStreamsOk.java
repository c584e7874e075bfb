// run: scan --only lock-order --library
// expect: none
// java.io.Piped streams: both ends lock the sink.
public class PipedStreamsOk {
    static final class Sink { int n; }
    public static final class Out {
        private final Sink sink;
        public Out(In in) { sink = in.sink; }
        public void write() { synchronized (sink) { sink.n++; sink.notifyAll(); } }
    }
    public static final class In {
        final Sink sink = new Sink();
        public int read() throws InterruptedException {
            synchronized (sink) { while (sink.n == 0) sink.wait(1000); return sink.n--; }
        }
    }
}
// corpus: software
