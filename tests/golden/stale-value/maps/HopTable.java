// run: scan --library --only stale-value
// expect: none
// the list of a prefix is replaced inside compute / computeIfPresent, one atomic step per key
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;

public class HopTable {
    public record Hop(String via, int metric) implements Comparable<Hop> {
        @Override
        public int compareTo(Hop o) {
            return Integer.compare(metric, o.metric);
        }
    }

    private final ConcurrentMap<String, List<Hop>> byPrefix = new ConcurrentHashMap<>();

    public void addHop(String prefix, Hop h) {
        byPrefix.compute(prefix, (p, known) -> {
            Stream<Hop> old = known == null ? Stream.empty() : known.stream();
            return Stream.concat(old, Stream.of(h)).sorted().toList();
        });
    }

    public void withdraw(String prefix, String via) {
        byPrefix.computeIfPresent(prefix, (p, known) -> {
            List<Hop> left = known.stream().filter(r -> !r.via().equals(via)).toList();
            return left.isEmpty() ? null : left;
        });
    }

    public Hop best(String prefix) {
        List<Hop> known = byPrefix.getOrDefault(prefix, List.of());
        return known.isEmpty() ? null : known.get(0);
    }

    public int prefixes() {
        return byPrefix.size();
    }
}
// corpus: unseen12
