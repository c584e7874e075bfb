// run: scan --library --only stale-value
// expect: none
// containsKey-then-put happens on a map still private to the builder/constructor, before the registry is published; afterwards the map is only read
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public final class UnitRegistry {
    public record Unit(String symbol, double factor) { }

    private final ConcurrentHashMap<String, Unit> bySymbol = new ConcurrentHashMap<>();

    private UnitRegistry(Map<String, Double> given) {
        for (Map.Entry<String, Double> e : given.entrySet()) {
            bySymbol.put(e.getKey(), new Unit(e.getKey(), e.getValue()));
        }
        fallback("m", 1.0);
        fallback("km", 1000.0);
        fallback("mi", 1609.344);
    }

    private void fallback(String symbol, double factor) {
        if (!bySymbol.containsKey(symbol)) {
            bySymbol.put(symbol, new Unit(symbol, factor));
        }
    }

    public Optional<Unit> unit(String symbol) {
        return Optional.ofNullable(bySymbol.get(symbol));
    }

    public double convert(double value, String from, String to) {
        Unit a = unit(from).orElseThrow();
        Unit b = unit(to).orElseThrow();
        return value * a.factor() / b.factor();
    }

    public static UnitRegistry of(Map<String, Double> overrides) {
        Map<String, Double> given = new LinkedHashMap<>(overrides);
        given.values().removeIf(f -> f <= 0);
        return new UnitRegistry(given);
    }
}
// corpus: unseen17
