// run: scan --only atomicity
// expect: atomicity
// The copy is made by a stream.
import java.util.*;
import java.util.stream.*;

public class CopyByStreamBad {
    public static class Journal {
        private final List<String> items = new ArrayList<>();

        public synchronized void append(String s) {
            items.add(s);
        }

        public synchronized List<String> entries() {
            return items.stream().filter(s -> !s.isEmpty()).collect(Collectors.toList());
        }

        public synchronized void clear() {
            items.clear();
        }

    }

    private final Journal journal;
    private int stored;

    public CopyByStreamBad(Journal journal) {
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
