// run: scan --only lock-order
// expect: none
// The loader thread nests catalog -> index, the rebuilder nests index -> catalog, but the rebuilder is started only after the loader was joined.
package importer.phases;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Catalog {
    private final List<String> titles = new ArrayList<>();

    synchronized void add(String t, Index index) {
        titles.add(t);
        index.put(t.charAt(0), titles.size() - 1);
    }

    synchronized String get(int i) { return titles.get(i); }

    synchronized int size() { return titles.size(); }
}

class Index {
    private final Map<Character, List<Integer>> byLetter = new HashMap<>();

    synchronized void put(char c, int pos) {
        byLetter.computeIfAbsent(c, k -> new ArrayList<>()).add(pos);
    }

    synchronized int verify(Catalog catalog) {
        int bad = 0;
        for (Map.Entry<Character, List<Integer>> e : byLetter.entrySet()) {
            for (int i : e.getValue()) {
                if (catalog.get(i).charAt(0) != e.getKey()) {
                    bad++;
                }
            }
        }
        return bad;
    }
}

public class PhasedImport {
    private final Catalog catalog = new Catalog();
    private final Index index = new Index();

    private Thread loader() {
        return new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                catalog.add(((char) ('a' + i % 26)) + "-" + i, index);
            }
        }, "loader");
    }

    private Thread verifier() {
        return new Thread(() -> System.out.println("bad: " + index.verify(catalog)), "verifier");
    }

    public static void main(String[] args) throws InterruptedException {
        PhasedImport p = new PhasedImport();
        Thread l = p.loader();
        l.start();
        l.join();
        Thread v = p.verifier();
        v.start();
        v.join();
        System.out.println(p.catalog.size());
    }
}
// corpus: unseen
