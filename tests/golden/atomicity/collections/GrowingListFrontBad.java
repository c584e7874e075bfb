// run: scan --only atomicity --library
// expect: atomicity
// What is put to the front moves the others.
import java.util.ArrayList;
import java.util.List;

public class GrowingListFrontBad {
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

        public synchronized void prepend(String e) {
            entries.add(0, e);
        }
    }

    private final Journal source;
    private final List<String> applied = new ArrayList<>();

    public GrowingListFrontBad(Journal source) {
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
