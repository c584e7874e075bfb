// run: scan --library --only stale-value
// expect: stale-value
// parserFor calls the synchronized find and, when there is none, the synchronized register; two callers create and register two parsers for one format
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ParserRegistry {
    public sealed interface Parser permits CsvParser, KeyValueParser {
        List<String> parse(String line);
    }

    static final class CsvParser implements Parser {
        @Override
        public List<String> parse(String line) {
            return List.of(line.split(","));
        }
    }

    static final class KeyValueParser implements Parser {
        @Override
        public List<String> parse(String line) {
            return List.of(line.split("=", 2));
        }
    }

    private final Map<String, Parser> byFormat = new HashMap<>();
    private final List<Parser> inOrder = new ArrayList<>();

    public Parser parserFor(String format) {
        Parser p = find(format);
        if (p == null) {
            p = create(format);
            register(format, p);
        }
        return p;
    }

    private static Parser create(String format) {
        return switch (format) {
            case "csv" -> new CsvParser();
            case "kv" -> new KeyValueParser();
            default -> throw new IllegalArgumentException(format);
        };
    }

    private synchronized Parser find(String format) {
        return byFormat.get(format);
    }

    private synchronized void register(String format, Parser p) {
        byFormat.put(format, p);
        inOrder.add(p);
    }

    public synchronized List<Parser> parsers() {
        return List.copyOf(inOrder);
    }
}
// corpus: unseen13
