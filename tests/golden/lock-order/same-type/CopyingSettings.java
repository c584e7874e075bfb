// run: scan --library --only lock-order
// expect: none
// repaired form of apache/flink#26426: addAll copies the other table under the other's lock only, then writes under its own lock only; no thread ever holds two
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class CopyingSettings {
    private final HashMap<String, Object> table = new HashMap<>();

    public void set(String key, Object value) {
        synchronized (table) {
            table.put(key, value);
        }
    }

    public Optional<Object> raw(String key) {
        synchronized (table) {
            return Optional.ofNullable(table.get(key));
        }
    }

    private Map<String, Object> snapshot() {
        synchronized (table) {
            return new HashMap<>(table);
        }
    }

    public void addAll(CopyingSettings other) {
        addAll(other, "");
    }

    public void addAll(CopyingSettings other, String prefix) {
        if (other == this && prefix.isEmpty()) {
            return;
        }
        addEntries(prefix, other.snapshot());
    }

    private void addEntries(String prefix, Map<String, Object> entries) {
        synchronized (table) {
            for (Map.Entry<String, Object> e : entries.entrySet()) {
                table.put(prefix + e.getKey(), e.getValue());
            }
        }
    }

    public Map<String, String> toMap() {
        Map<String, String> out = new TreeMap<>();
        snapshot().forEach((k, v) -> out.put(k, String.valueOf(v)));
        return out;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CopyingSettings s && snapshot().equals(s.snapshot());
    }

    @Override
    public int hashCode() {
        return snapshot().hashCode();
    }
}
// corpus: unseen19
