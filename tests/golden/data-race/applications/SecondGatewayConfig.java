// Plain Settings object is fully built before the volatile write to current; readers read current first and never write the map.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;

public class SecondGatewayConfig {
    static class Settings {
        int timeout;
        int version;
        Map<String, String> routes = new HashMap<>();
    }

    private volatile Settings current = load(0);

    private static Settings load(int version) {
        Settings s = new Settings();
        s.version = version;
        s.timeout = 100 + version * 10;
        for (int i = 0; i < 5; i++) {
            s.routes.put("/api/" + i, "node" + (i + version) % 3);
        }
        return s;
    }

    void reload(int version) {
        Settings s = load(version);
        s.routes.put("/status", "node0");
        current = s;
    }

    String route(String path) {
        Settings s = current;
        String node = s.routes.get(path);
        return node == null ? "none" : node + "?t=" + s.timeout;
    }

    class Worker implements Runnable {
        private final int id;
        private int chars;

        Worker(int id) {
            this.id = id;
        }

        @Override
        public void run() {
            for (int i = 0; i < 500; i++) {
                chars += route("/api/" + (i + id) % 6).length();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SecondGatewayConfig g = new SecondGatewayConfig();
        Worker w1 = g.new Worker(1);
        Worker w2 = g.new Worker(2);
        Thread t1 = new Thread(w1);
        Thread t2 = new Thread(w2);
        Thread admin = new Thread(() -> {
            for (int v = 1; v < 30; v++) {
                g.reload(v);
            }
        });
        t1.start();
        t2.start();
        admin.start();
        t1.join();
        t2.join();
        admin.join();
        System.out.println(w1.chars + w2.chars + " v" + g.current.version);
    }
}
