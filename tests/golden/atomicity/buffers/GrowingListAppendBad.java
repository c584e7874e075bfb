// run: scan --only atomicity --library
// expect: atomicity
// Where the entry is to be is read before it is appended: another one may be there.
import java.util.ArrayList;
import java.util.List;

public class GrowingListAppendBad {
    public static class Journal {
        private final List<String> entries = new ArrayList<>();

        public synchronized void append(String e) {
            entries.add(e);
        }

        public synchronized int size() {
            return entries.size();
        }

        public synchronized String get(int i) {
            return entries.get(i);
        }
    }

    private final Journal source;
    private final List<String> applied = new ArrayList<>();

    public GrowingListAppendBad(Journal source) {
        this.source = source;
    }

    public synchronized int add(String e) {
        int at = source.size();
        source.append(e);
        return at;
    }
}
