// run: scan --only stale-value
// expect: none
// updateAndGet derives the list atomically
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RouteTableUpdate {
    public static final class Route {
        final String path;
        final Runnable handler;
        public Route(String p, Runnable h) { path = p; handler = h; }
    }
    private final AtomicReference<List<Route>> routes = new AtomicReference<>(Collections.emptyList());

    public void add(Route r) {
        routes.updateAndGet(old -> {
            List<Route> copy = new ArrayList<>(old);
            copy.add(r);
            return Collections.unmodifiableList(copy);
        });
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
