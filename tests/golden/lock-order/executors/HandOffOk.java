// run: scan --only lock-order --library
// expect: none
// The task handed to an executor under a lock runs in another thread without that lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class HandOffOk {
    static class Sink {
        private int n;
        synchronized void take(HandOffOk s) { n += s.count(); }
    }
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final Sink sink = new Sink();
    private int n;
    public synchronized int count() { return n; }
    public synchronized void send() {
        n++;
        pool.execute(() -> sink.take(this));
    }
}
