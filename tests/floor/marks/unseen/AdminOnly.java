import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Public methods that only the one console thread ever calls. */
public class AdminOnly {
    private final List<String> log = new ArrayList<>(); // confined
    private final AtomicLong served = new AtomicLong();
    private int resets;
    private long approx;

    /** not thread-safe, and nobody in sight calls it so. */
    public void reset(String why) {
        resets++; // @reset not parallel: reset, parallel: serve
        log.add(why); // @log not parallel: log, not parallel: reset
    }

    public synchronized int resets() {
        return resets; // @resets held: this, not parallel: reset
    }

    public void serve() {
        served.incrementAndGet(); // @serve parallel: serve
        approx++; // @approx parallel: approx, parallel: log, not held: this
    }

    public static void main(String[] args) throws InterruptedException {
        AdminOnly server = new AdminOnly(); // shared
        Thread[] workers = new Thread[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(server::serve);
            workers[i].start();
        }
        server.reset("rotate"); // @rotate parallel: approx
        int n = server.resets();
        for (Thread w : workers) {
            w.join();
        }
        server.reset("stop"); // @stop not parallel: approx, not parallel: serve
        System.out.println(n + server.log.size() + (server.approx > 0 ? 1 : 0));
    }
}
