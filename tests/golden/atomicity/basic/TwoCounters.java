// run: scan --only atomicity
// expect: none
// Handler.handle bumps two independent counters in the shared Metrics under its own monitor; each bump is atomic in itself, nothing read is written back and no code relates the two counters.
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class Metrics {
    private final Map<String, Long> counters = new TreeMap<>();

    synchronized void bump(String name, long by) {
        counters.merge(name, by, Long::sum);
    }

    synchronized String dump() {
        return counters.toString();
    }
}

class Handler {
    private final Metrics metrics;
    private String last = "";

    Handler(Metrics metrics) { this.metrics = metrics; }

    synchronized int handle(String request) {
        last = request;
        metrics.bump("requests", 1);
        metrics.bump("bytes", request.length());
        return last.hashCode();
    }
}

public class TwoCounters {
    public static void main(String[] args) throws InterruptedException {
        Metrics m = new Metrics();
        Handler a = new Handler(m);
        Handler b = new Handler(m);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 10_000; i++) {
            Handler h = i % 3 == 0 ? a : b;
            String req = "GET /" + i;
            pool.execute(() -> h.handle(req));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(m.dump());
    }
}
// corpus: unseen
