// run: scan --library --only lock-order
// expect: lock-order
// apache/flink#26426: a.addAll(b) locks a's table, then b's; b.addAll(a) in another thread the other way round
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

public class JobSettings {
    protected final HashMap<String, Object> table;

    public JobSettings() {
        table = new HashMap<>();
    }

    public JobSettings(Map<String, ?> initial) {
        table = new HashMap<>(initial);
    }

    public void setString(String key, String value) {
        put(key, Objects.requireNonNull(value));
    }

    public void setInteger(String key, int value) {
        put(key, value);
    }

    private void put(String key, Object value) {
        synchronized (table) {
            table.put(key, value);
        }
    }

    public Optional<Object> raw(String key) {
        synchronized (table) {
            return Optional.ofNullable(table.get(key));
        }
    }

    public void addAll(JobSettings other) {
        synchronized (table) {
            synchronized (other.table) {
                table.putAll(other.table);
            }
        }
    }

    public boolean removeKey(String key) {
        synchronized (table) {
            return table.remove(key) != null;
        }
    }

    public Map<String, String> toMap() {
        synchronized (table) {
            Map<String, String> out = new TreeMap<>();
            table.forEach((k, v) -> out.put(k, String.valueOf(v)));
            return out;
        }
    }
}
// corpus: unseen19
