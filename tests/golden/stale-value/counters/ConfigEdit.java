// run: scan --only stale-value
// expect: stale-value
// snapshot under the lock, changed outside, written back by replace (lost update)
import java.util.TreeMap;

public class ConfigEdit {
    private final Object lock = new Object();
    private TreeMap<String, String> values = new TreeMap<>();
    private int revision;

    private TreeMap<String, String> snapshot() {
        synchronized (lock) { return new TreeMap<>(values); }
    }

    private void replace(TreeMap<String, String> next) {
        synchronized (lock) {
            values = next;
            revision++;
        }
    }

    public void set(String key, String value) {
        TreeMap<String, String> copy = snapshot();
        copy.put(key, value);
        replace(copy);
    }

    public String get(String key) { synchronized (lock) { return values.get(key); } }
    public int revision() { synchronized (lock) { return revision; } }
}
// corpus: unseen
