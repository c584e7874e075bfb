// run: scan --only atomicity
// expect: atomicity
// The copy is made by a helper that gets the list as a parameter.
import java.util.*;
import java.util.stream.*;

public class CopyByHelperBad {
    public static class Journal {
        private final List<String> items = new ArrayList<>();

        public synchronized void append(String s) {
            items.add(s);
        }

        public synchronized List<String> entries() {
            return copyOf(items);
        }

        public synchronized void clear() {
            items.clear();
        }

        private static List<String> copyOf(List<String> some) {
            List<String> copy = new ArrayList<>();
            for (String s : some) {
                copy.add(s);
            }
            return copy;
        }
    }

    private final Journal journal;
    private int stored;

    public CopyByHelperBad(Journal journal) {
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
