// run: scan --only atomicity --library
// expect: atomicity
// Entries are replaced.
import java.util.ArrayList;
import java.util.List;

public class GrowingListSetBad {
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

        public synchronized void set(int i, String e) {
            entries.set(i, e);
        }
    }

    private final Journal source;
    private final List<String> applied = new ArrayList<>();

    public GrowingListSetBad(Journal source) {
        this.source = source;
    }

    public synchronized int catchUp() {
        int end = source.size();
        for (int i = applied.size(); i < end; i++) {
            applied.add(source.get(i));
        }
        return end;
    }

    public synchronized String last() {
        int n = source.size();
        return n == 0 ? null : source.get(n - 1);
    }
}
