// run: scan --library --only lock-order
// expect: none
// the two tables' monitors are taken one after the other, never nested
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

public class HeaderParser {
    private final Map<String, String> interned = new TreeMap<>();
    private final Map<String, Integer> frequency = new LinkedHashMap<>();

    private String intern(String name) {
        synchronized (interned) {
            return interned.computeIfAbsent(name, n -> n);
        }
    }

    private void count(String name) {
        synchronized (frequency) {
            frequency.merge(name, 1, Integer::sum);
        }
    }

    public Map<String, String> parse(String block) {
        Map<String, String> out = new LinkedHashMap<>();
        for (String line : block.split("\r?\n")) {
            int colon = line.indexOf(':');
            if (colon <= 0) {
                continue;
            }
            String name = intern(line.substring(0, colon).trim().toLowerCase(Locale.ROOT));
            count(name);
            out.put(name, line.substring(colon + 1).trim());
        }
        return out;
    }

    public String statistics() {
        StringBuilder sb = new StringBuilder();
        synchronized (frequency) {
            frequency.forEach((k, v) -> sb.append(k).append('=').append(v).append('\n'));
        }
        synchronized (interned) {
            sb.append("names: ").append(String.join(",", interned.keySet()));
        }
        return sb.toString();
    }
}
// corpus: unseen20
