import java.util.HashMap;
import java.util.Map;

/** Copy on write: all writers lock, readers use the published copy. */
public class RouteTable {
    private final Object writeLock = new Object();
    private volatile Map<String, String> routes = new HashMap<>(); // shared
    private int updates;

    void add(String from, String to) {
        synchronized (writeLock) {
            Map<String, String> copy = new HashMap<>(routes); // @copy held: writeLock, shared
            copy.put(from, to); // @put held: writeLock, not parallel: put, parallel: route
            routes = copy; // @publish held: writeLock, not parallel: copy, parallel: route
            count();
        }
    }

    private void count() {
        updates++; // @count held: writeLock, not parallel: put
    }

    String route(String from) {
        return routes.getOrDefault(from, "default"); // @route not held: writeLock, parallel: route
    }

    public static void main(String[] args) throws InterruptedException {
        RouteTable table = new RouteTable();
        Thread[] threads = new Thread[4]; // confined
        for (int i = 0; i < threads.length; i++) {
            String name = "node" + i;
            if (i % 2 == 0) {
                threads[i] = new Thread(() -> table.add(name, "gw"));
            } else {
                threads[i] = new Thread(() -> table.route(name));
            }
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        int n = table.updates; // @total not held: writeLock, not parallel: count
        System.out.println(n);
    }
}
