// run: scan --only atomicity
// expect: none
// Another list is copied than the one that is cleared.
import java.util.*;
import java.util.stream.*;

public class CopyOfOtherOk {
    public static class Journal {
        private final List<String> items = new ArrayList<>();
        private final List<String> old = new ArrayList<>();

        public synchronized void append(String s) {
            old.add(s);
        }

        public synchronized List<String> entries() {
            return new ArrayList<>(old);
        }

        public synchronized void clear() {
            items.clear();
        }

    }

    private final Journal journal;
    private int stored;

    public CopyOfOtherOk(Journal journal) {
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
