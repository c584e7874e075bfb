// run: scan --only stale-value --library
// expect: none
// The copy-on-write is done inside updateAndGet, which repeats the function when the reference has changed.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class RouteUpdate {
    private final AtomicReference<List<String>> routes =
            new AtomicReference<>(Collections.emptyList());

    public int addRoute(String r) {
        return routes.updateAndGet(old -> {
            List<String> copy = new ArrayList<>(old);
            copy.add(r);
            return Collections.unmodifiableList(copy);
        }).size();
    }

    public String first() {
        List<String> now = routes.get();
        return now.isEmpty() ? null : now.get(0);
    }
}
// corpus: unseen
