// run: scan --only atomicity
// expect: none
// Copy and clear are one section.
import java.util.ArrayList;
import java.util.List;

public class DrainInsideOk {
    public static class Journal {
        private final List<String> items = new ArrayList<>();

        public synchronized void append(String s) {
            items.add(s);
        }

        public synchronized List<String> drain() {
            List<String> all = new ArrayList<>(items);
            items.clear();
            return all;
        }
    }

    private int stored;

    public synchronized void rotate(Journal journal) {
        stored += journal.drain().size();
    }
}
