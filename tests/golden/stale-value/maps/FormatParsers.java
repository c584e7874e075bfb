// run: scan --library --only stale-value
// expect: none
// parserFor looks without the lock in an immutable map and looks again under the lock before it publishes a longer copy
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class FormatParsers {
    public sealed interface LineParser permits CommaParser, PairParser {
        List<String> parse(String line);
    }

    static final class CommaParser implements LineParser {
        @Override
        public List<String> parse(String line) {
            return List.of(line.split(","));
        }
    }

    static final class PairParser implements LineParser {
        @Override
        public List<String> parse(String line) {
            return List.of(line.split("=", 2));
        }
    }

    private final Object lock = new Object();
    private volatile Map<String, LineParser> byFormat = Map.of();

    public LineParser parserFor(String format) {
        LineParser p = byFormat.get(format);
        return p != null ? p : load(format);
    }

    private LineParser load(String format) {
        synchronized (lock) {
            LineParser p = byFormat.get(format);
            if (p == null) {
                p = create(format);
                Map<String, LineParser> longer = new HashMap<>(byFormat);
                longer.put(format, p);
                byFormat = Map.copyOf(longer);
            }
            return p;
        }
    }

    private static LineParser create(String format) {
        return switch (format) {
            case "csv" -> new CommaParser();
            case "kv" -> new PairParser();
            default -> throw new IllegalArgumentException(format);
        };
    }

    public int loaded() {
        return byFormat.size();
    }
}
// corpus: unseen13
