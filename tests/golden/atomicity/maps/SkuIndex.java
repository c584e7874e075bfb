// run: scan --only atomicity --library
// expect: none
// The synchronized map and the Vector are private, never handed out, and only touched under the index's own monitor
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;

public class SkuIndex {
    public record Sku(String code, String title) { }

    private final Map<String, Integer> position = Collections.synchronizedMap(new HashMap<>());
    private final Vector<Sku> rows = new Vector<>();

    public synchronized int add(Sku sku) {
        if (position.containsKey(sku.code())) {
            int at = position.get(sku.code());
            rows.set(at, sku);
            return at;
        }
        int at = rows.size();
        rows.add(sku);
        position.put(sku.code(), at);
        return at;
    }

    public synchronized Sku removeLast() {
        if (rows.isEmpty()) {
            return null;
        }
        Sku last = rows.remove(rows.size() - 1);
        position.remove(last.code());
        return last;
    }

    public synchronized Sku find(String code) {
        Integer at = position.get(code);
        return at == null ? null : rows.get(at);
    }

    public synchronized List<Sku> all() {
        return List.copyOf(rows);
    }
}
// corpus: unseen9
