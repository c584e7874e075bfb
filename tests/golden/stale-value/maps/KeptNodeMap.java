// run: scan --library --only stale-value
// expect: none
// repaired form of anthonyu/KeptCollections#1: put reads the node and its version, then creates or sets with that version, and starts again when the store answers that somebody was faster
import java.util.HashMap;
import java.util.Map;

public class KeptNodeMap {
    public static final class NodeStore {
        private record Node(String data, int version) { }

        private final Map<String, Node> nodes = new HashMap<>();
        private int nextVersion;

        synchronized Node read(String path) {
            return nodes.get(path);
        }

        synchronized boolean create(String path, String data) {
            return nodes.putIfAbsent(path, new Node(data, nextVersion++)) == null;
        }

        synchronized boolean setData(String path, String data, int expected) {
            Node n = nodes.get(path);
            if (n == null || n.version() != expected) {
                return false;
            }
            nodes.put(path, new Node(data, nextVersion++));
            return true;
        }

        synchronized boolean delete(String path) {
            return nodes.remove(path) != null;
        }
    }

    private final NodeStore store;
    private final String base;

    public KeptNodeMap(NodeStore store, String base) {
        this.store = store;
        this.base = base;
    }

    private String path(String key) {
        return base + "/" + key;
    }

    public String get(String key) {
        NodeStore.Node n = store.read(path(key));
        return n == null ? null : n.data();
    }

    /** Answers the value that was replaced, like Map.put. */
    public String put(String key, String value) {
        String p = path(key);
        for (;;) {
            NodeStore.Node n = store.read(p);
            if (n == null) {
                if (store.create(p, value)) {
                    return null;
                }
            } else if (store.setData(p, value, n.version())) {
                return n.data();
            }
        }
    }

    public boolean remove(String key) {
        return store.delete(path(key));
    }
}
// corpus: unseen19
