// run: scan --library --only atomicity
// expect: none
// the Vector and the Hashtable are private, never handed out and only touched under this
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Vector;

public class IndexedLog {
    private final Vector<String> lines = new Vector<>();
    private final Map<String, Integer> firstAt = new Hashtable<>();
    private final int max;

    public IndexedLog(int max) {
        this.max = max;
    }

    public synchronized int append(String line) {
        int at = lines.size();
        if (at >= max) {
            throw new IllegalStateException("full");
        }
        lines.add(line);
        if (!firstAt.containsKey(line)) {
            firstAt.put(line, at);
        }
        return at;
    }

    public synchronized String last() {
        if (lines.isEmpty()) {
            return null;
        }
        return lines.get(lines.size() - 1);
    }

    public synchronized int firstIndexOf(String line) {
        return firstAt.containsKey(line) ? firstAt.get(line) : -1;
    }

    public synchronized List<String> tail(int n) {
        int size = lines.size();
        return List.copyOf(lines.subList(Math.max(0, size - n), size));
    }

    public synchronized void clear() {
        lines.clear();
        firstAt.clear();
    }
}
// corpus: unseen16
