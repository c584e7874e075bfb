// run: scan --only atomicity --library
// expect: none
// The journal only grows: its first entries are the same whenever they are read.
import java.util.ArrayList;
import java.util.List;

public class GrowingListOk {
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

    public GrowingListOk(Journal source) {
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
