// run: scan --only stale-value --library
// expect: stale-value
// expect: stale-value
// addRoute copies the list of the AtomicReference, adds to the copy and set()s it; a route added by another thread between get and set is lost.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RouteTableAgain {
    private final AtomicReference<List<String>> routes =
            new AtomicReference<>(Collections.emptyList());

    public void addRoute(String r) {
        List<String> copy = new ArrayList<>(routes.get());
        copy.add(r);
        routes.set(Collections.unmodifiableList(copy));
    }

    public void removeRoute(String r) {
        List<String> copy = new ArrayList<>(routes.get());
        copy.remove(r);
        routes.set(Collections.unmodifiableList(copy));
    }

    public List<String> routes() {
        return routes.get();
    }
}
// corpus: unseen
