// run: scan --only atomicity --library
// expect: atomicity
// Others have the list itself.
import java.util.ArrayList;
import java.util.List;

public class GrowingListHandedOutBad {
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

        public synchronized List<String> all() {
            return entries;
        }
    }

    private final Journal source;
    private final List<String> applied = new ArrayList<>();

    public GrowingListHandedOutBad(Journal source) {
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
