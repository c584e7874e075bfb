// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// addRoute() gets the immutable list of a prefix from the map, makes a longer one and puts it back: a route added in between is lost
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

public class RouteTableAgainAgain {
    public record Route(String via, int metric) implements Comparable<Route> {
        @Override
        public int compareTo(Route o) {
            return Integer.compare(metric, o.metric);
        }
    }

    private final ConcurrentMap<String, List<Route>> byPrefix = new ConcurrentHashMap<>();

    public void addRoute(String prefix, Route r) {
        List<Route> known = byPrefix.getOrDefault(prefix, List.of());
        List<Route> next = Stream.concat(known.stream(), Stream.of(r)).sorted().toList();
        byPrefix.put(prefix, next);
    }

    public boolean withdraw(String prefix, String via) {
        List<Route> known = byPrefix.get(prefix);
        if (known == null) {
            return false;
        }
        List<Route> left = known.stream().filter(r -> !r.via().equals(via)).toList();
        byPrefix.put(prefix, left);
        return left.size() < known.size();
    }

    public Route best(String prefix) {
        List<Route> known = byPrefix.getOrDefault(prefix, List.of());
        return known.isEmpty() ? null : known.get(0);
    }

    public int prefixes() {
        return byPrefix.size();
    }
}
// corpus: unseen12
