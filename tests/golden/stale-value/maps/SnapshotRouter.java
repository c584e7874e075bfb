// run: scan --only stale-value
// expect: stale-value
// copy-on-write map behind a volatile reference: two adders copy the same old map
import java.util.HashMap;
import java.util.Map;

public class SnapshotRouter {
    private volatile Map<String, String> routes = new HashMap<>();

    public void addRoute(String prefix, String target) {
        Map<String, String> copy = new HashMap<>(routes);
        copy.put(prefix, target);
        routes = copy;
    }

    public String route(String path) {
        Map<String, String> r = routes;
        for (Map.Entry<String, String> e : r.entrySet()) {
            if (path.startsWith(e.getKey())) {
                return e.getValue();
            }
        }
        return null;
    }
}
// corpus: unseen
