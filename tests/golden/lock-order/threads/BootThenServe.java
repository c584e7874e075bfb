// run: scan --only lock-order
// expect: none
// boot() nests routes -> hosts and the workers nest hosts -> routes, but boot() has returned before the first worker is started and is never called again.
package loc.bootthenserve;

import java.util.HashMap;
import java.util.Map;

public class BootThenServe {
    private final Map<String, String> routes = new HashMap<>();
    private final Map<String, Integer> hosts = new HashMap<>();

    private void boot() {
        synchronized (routes) {
            for (String p : new String[] {"/a", "/b", "/c"}) {
                routes.put(p, "host" + p.substring(1));
                addHost(routes.get(p));
            }
        }
    }

    private void addHost(String h) {
        synchronized (hosts) {
            hosts.putIfAbsent(h, 0);
        }
    }

    private void serve(String path) {
        synchronized (hosts) {
            String h;
            synchronized (routes) {
                h = routes.get(path);
            }
            if (h != null) {
                hosts.merge(h, 1, Integer::sum);
            }
        }
    }

    private void reroute(String path, String host) {
        synchronized (hosts) {
            if (!hosts.containsKey(host)) {
                return;
            }
            synchronized (routes) {
                routes.put(path, host);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BootThenServe b = new BootThenServe();
        b.boot();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            int n = i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    b.serve("/" + (char) ('a' + (k + n) % 3));
                    if (k % 100 == 0) {
                        b.reroute("/a", "hostb");
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        synchronized (b.hosts) {
            System.out.println(b.hosts);
        }
    }
}
// corpus: unseen
