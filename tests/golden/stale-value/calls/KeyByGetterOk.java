// run: scan --only stale-value
// expect: none
// Looked for under one getter, put under another.

import java.util.*;
import java.util.concurrent.*;
public class KeyByGetterOk {
    record Node(String id, String parent) {}
    private final Map<String, Node> nodes = new ConcurrentHashMap<>();
    private boolean hasParent(Node n) { return nodes.containsKey(n.parent()); }
    boolean add(Node n) {
        if (!hasParent(n)) return false;
        return nodes.putIfAbsent(n.id(), n) == null;
    }
    void root(String id) { nodes.putIfAbsent(id, new Node(id, "")); }
    void replace(Node n) { if (hasParent(n)) nodes.put(n.id(), n); }
    public static void main(String[] a) throws Exception {
        KeyByGetterOk d = new KeyByGetterOk();
        d.root("0");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 1; i < 100; i++) { int k = i; pool.submit(() -> { d.add(new Node("" + k, "" + k / 2)); d.replace(new Node("" + k, "0")); }); }
        pool.shutdown();
    }
}
