// run: scan --library --only atomicity
// expect: none
// the log's own lock is held over size and copyInto
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

public class StatementArchiver {
    public record Entry(long id, String text, long cents) {}

    public static final class EntryJournal {
        private final List<Entry> entries = new ArrayList<>();

        public synchronized void append(Entry e) {
            entries.add(e);
        }

        public synchronized int size() {
            return entries.size();
        }

        public synchronized void copyInto(Entry[] target) {
            for (int i = 0; i < entries.size(); i++) {
                target[i] = entries.get(i);
            }
        }
    }

    private long archived;

    public synchronized String archive(EntryJournal journal) {
        Entry[] copy;
        synchronized (journal) {
            copy = new Entry[journal.size()];
            journal.copyInto(copy);
        }
        archived += copy.length;
        StringJoiner out = new StringJoiner("\n");
        Arrays.stream(copy).map(StatementArchiver::line).forEach(out::add);
        return out.toString();
    }

    private static String line(Entry e) {
        return "%d;%s;%d".formatted(e.id(), e.text(), e.cents());
    }

    public synchronized long archived() {
        return archived;
    }
}
// corpus: unseen15
