// run: scan --only atomicity
// expect: atomicity
// What is copied and cleared are views of one map.
import java.util.*;
import java.util.stream.*;

public class CopyOfValuesBad {
    public static class Journal {
        private final Map<String, String> items = new HashMap<>();

        public synchronized void append(String s) {
            items.put(s, s);
        }

        public synchronized List<String> entries() {
            return new ArrayList<>(items.values());
        }

        public synchronized void clear() {
            items.keySet().clear();
        }

    }

    private final Journal journal;
    private int stored;

    public CopyOfValuesBad(Journal journal) {
        this.journal = journal;
    }

    public synchronized void rotate() {
        List<String> all = journal.entries();
        stored += all.size();
        journal.clear();
    }

    public synchronized int stored() {
        return stored;
    }
}
