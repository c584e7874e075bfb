// run: scan --only atomicity,stale-value
// expect: none
// Counters of a server, one thread for a connection.

import java.util.concurrent.ConcurrentHashMap;

public class VirtualThreadsOk {
    private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

    void serve(String host) {
        open.merge(host, 1, Integer::sum);
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        open.computeIfPresent(host, (h, k) -> k == 1 ? null : k - 1);
    }

    public static void main(String[] args) {
        VirtualThreadsOk server = new VirtualThreadsOk();
        for (String host : args) {
            Thread t = new Thread(() -> server.serve(host));
            t.setDaemon(true);
            t.start();
        }
    }
}
// corpus: published
