// run: scan --library --only atomicity
// expect: none
// the journal only ever grows and its entries are immutable: an end read earlier stays valid, so reading one by one up to it under the follower's lock sees a true prefix
import java.util.ArrayList;
import java.util.List;

public class JournalFollower {
    public record Entry(long term, String command) { }

    /** No truncation, no replacement: append is the only way to change it. */
    public static final class Journal {
        private final List<Entry> entries = new ArrayList<>();

        public synchronized long append(long term, String command) {
            entries.add(new Entry(term, command));
            return entries.size() - 1L;
        }

        public synchronized int end() {
            return entries.size();
        }

        public synchronized Entry at(int index) {
            return entries.get(index);
        }
    }

    private final Journal journal;
    private final StringBuilder applied = new StringBuilder();
    private int next;

    public JournalFollower(Journal journal) {
        this.journal = journal;
    }

    public synchronized int catchUp() {
        int end = journal.end();
        int from = next;
        while (next < end) {
            Entry e = journal.at(next);
            applied.append(e.term()).append(':').append(e.command()).append(';');
            next++;
        }
        return end - from;
    }

    public synchronized long lag() {
        return journal.end() - (long) next;
    }

    public synchronized String applied() {
        return applied.toString();
    }
}
// corpus: unseen19
