// run: scan --library --only stale-value
// expect: none
// apache/rocketmq#6883: get, compute outside and putIfAbsent; the value computed in vain by a slower thread is dropped and the stored one returned to all
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Function;

public class RouteTables {
    public record Route(String topic, List<String> brokers) { }

    private final ConcurrentMap<String, Route> routes = new ConcurrentHashMap<>();
    private final Function<String, List<String>> nameServer;

    public RouteTables(Function<String, List<String>> nameServer) {
        this.nameServer = nameServer;
    }

    static <K, V> V computeIfAbsent(ConcurrentMap<K, V> map, K key, Function<? super K, ? extends V> func) {
        Objects.requireNonNull(func);
        V v = map.get(key);
        if (v == null) {
            v = func.apply(key);
            if (v == null) {
                return null;
            }
            V earlier = map.putIfAbsent(key, v);
            if (earlier != null) {
                return earlier;
            }
        }
        return v;
    }

    public Route routeOf(String topic) {
        return computeIfAbsent(routes, topic, t -> {
            List<String> brokers = nameServer.apply(t);
            return brokers == null || brokers.isEmpty() ? null : new Route(t, List.copyOf(brokers));
        });
    }

    /** Drops the route only if it still is the one that failed. */
    public void routeFailed(Route route) {
        routes.remove(route.topic(), route);
    }

    public int known() {
        return routes.size();
    }
}
// corpus: unseen19
