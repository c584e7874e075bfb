// run: scan --library --only lock-order
// expect: lock-order
// reload waits for the latch under the config lock, the started loaders call put, which needs that lock
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.function.Function;

public class RouteConfigReloader {
    private final Executor executor;
    private final Function<String, String> source;
    private final Map<String, String> routes = new HashMap<>();
    private int generation;

    public RouteConfigReloader(Function<String, String> source) {
        this.executor = r -> {
            Thread t = new Thread(r, "route-loader");
            t.setDaemon(true);
            t.start();
        };
        this.source = source;
    }

    private synchronized void put(String name, String target) {
        routes.put(name, target);
    }

    private void load(String name, CountDownLatch done) {
        try {
            String target = source.apply(name);
            put(name, target);
        } finally {
            done.countDown();
        }
    }

    public synchronized int reload(List<String> names) throws InterruptedException {
        routes.clear();
        CountDownLatch done = new CountDownLatch(names.size());
        for (String name : names) {
            executor.execute(() -> load(name, done));
        }
        done.await();
        return ++generation;
    }

    public synchronized String target(String name) {
        return routes.get(name);
    }
}
// corpus: unseen20
