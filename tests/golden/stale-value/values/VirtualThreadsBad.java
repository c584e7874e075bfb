// run: scan --only stale-value
// expect: stale-value method=VirtualThreadsBad.serve line=here
// Counters of a server, one thread for a connection.

import java.util.concurrent.ConcurrentHashMap;

public class VirtualThreadsBad {
    private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

    void serve(String host) {
        int n = open.getOrDefault(host, 0);
        open.put(host, n + 1); // <- here
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        open.computeIfPresent(host, (h, k) -> k == 1 ? null : k - 1);
    }

    public static void main(String[] args) {
        VirtualThreadsBad server = new VirtualThreadsBad();
        for (String host : args) {
            Thread t = new Thread(() -> server.serve(host));
            t.setDaemon(true);
            t.start();
        }
    }
}
// corpus: published
