import java.util.HashMap;
import java.util.Map;

/** Settings are read at start-up, before any other thread lives; later they are only read. */
public class StartupFirst {
    private final Map<String, String> settings = new HashMap<>(); // shared
    private int hits;
    private int port;

    void load(String[] args) {
        settings.put("port", "8080"); // @load not parallel: lookup, not parallel: load
        for (String a : args) {
            settings.put(a, "on"); // @arg not parallel: lookup
        }
        port = Integer.parseInt(settings.get("port")); // @port not parallel: serve
    }

    String lookup(String key) {
        return settings.get(key); // @lookup parallel: lookup
    }

    void serve() {
        for (int i = 0; i < 10; i++) {
            if (lookup("port") != null) {
                hits += port; // @serve parallel: serve, parallel: lookup
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StartupFirst app = new StartupFirst(); // shared
        app.load(args);
        Thread a = new Thread(app::serve);
        Thread b = new Thread(app::serve);
        a.start();
        b.start();
        String seen = app.lookup("port"); // @peek parallel: serve
        a.join();
        b.join();
        System.out.println(seen + (app.hits > 0));
    }
}
