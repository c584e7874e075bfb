// run: scan --only stale-value
// expect: stale-value
// AtomicReference.set of a list derived from an earlier get loses routes
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RouteTable {
    public static final class Route {
        final String path;
        final Runnable handler;
        public Route(String p, Runnable h) { path = p; handler = h; }
    }
    private final AtomicReference<List<Route>> routes = new AtomicReference<>(Collections.emptyList());

    public void add(Route r) {
        List<Route> copy = new ArrayList<>(routes.get());
        copy.add(r);
        routes.set(Collections.unmodifiableList(copy));
    }
    public void dispatch(String path) {
        for (Route r : routes.get()) {
            if (r.path.equals(path)) {
                r.handler.run();
                return;
            }
        }
        throw new IllegalArgumentException("no route " + path);
    }
}
// corpus: unseen
