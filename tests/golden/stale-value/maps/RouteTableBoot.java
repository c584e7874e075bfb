// run: scan --only stale-value
// expect: none
// containsKey and put run in the factory before any thread has the table; afterwards it is only read
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.UnaryOperator;

public class RouteTableBoot {
    record Route(String path, UnaryOperator<String> handler) {}

    private final Map<String, Route> routes = new ConcurrentHashMap<>();
    private final LongAdder misses = new LongAdder();

    private RouteTableBoot() {}

    static RouteTableBoot load(List<Route> declared) {
        RouteTableBoot table = new RouteTableBoot();
        for (Route r : declared) {
            if (!table.routes.containsKey(r.path())) {
                table.routes.put(r.path(), r);
            } else {
                Route first = table.routes.get(r.path());
                table.routes.put(r.path(), new Route(r.path(), s -> r.handler().apply(first.handler().apply(s))));
            }
        }
        return table;
    }

    String dispatch(String path, String body) {
        Route r = routes.get(path);
        if (r == null) {
            misses.increment();
            return "404";
        }
        return r.handler().apply(body);
    }

    public static void main(String[] args) throws InterruptedException {
        RouteTableBoot table = load(List.of(
                new Route("/echo", s -> s),
                new Route("/up", String::toUpperCase),
                new Route("/up", String::trim)));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 300; i++) {
            String path = i % 3 == 0 ? "/none" : "/up";
            pool.execute(() -> table.dispatch(path, " hello "));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(table.misses.sum() + " " + table.dispatch("/up", " x "));
    }
}
// corpus: unseen15
