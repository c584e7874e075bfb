// run: scan --library --only atomicity
// expect: atomicity
// export reads log.size() and then log.copyInto in a second lock step; entries added between overflow the array
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

public class StatementExporter {
    public record Entry(long id, String text, long cents) {}

    public static final class EntryLog {
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

    private long exported;

    public synchronized String export(EntryLog log) {
        Entry[] copy = new Entry[log.size()];
        log.copyInto(copy);
        exported += copy.length;
        StringJoiner out = new StringJoiner("\n");
        Arrays.stream(copy).map(this::line).forEach(out::add);
        return out.toString();
    }

    private String line(Entry e) {
        return "%d;%s;%d".formatted(e.id(), e.text(), e.cents());
    }

    public synchronized long exported() {
        return exported;
    }
}
// corpus: unseen15
