// run: scan --library --only atomicity
// expect: none
// the table's own monitor is held over size and copyInto, so nothing can come between
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CupArchive {
    public record Entry(String team, int points) { }

    public static class Table {
        private final List<Entry> entries = new ArrayList<>();

        public synchronized void add(Entry r) {
            entries.add(r);
        }

        public synchronized void remove(String team) {
            entries.removeIf(r -> r.team().equals(team));
        }

        public synchronized int size() {
            return entries.size();
        }

        public synchronized void copyInto(Entry[] target) {
            for (int i = 0; i < target.length; i++) {
                target[i] = entries.get(i);
            }
        }
    }

    private final Map<String, Entry[]> cups = new HashMap<>();

    public synchronized void archive(String cup, Table table) {
        Entry[] copy;
        synchronized (table) {
            copy = new Entry[table.size()];
            table.copyInto(copy);
        }
        cups.put(cup, copy);
    }

    public synchronized int best(String cup) {
        int best = 0;
        for (Entry r : cups.getOrDefault(cup, new Entry[0])) {
            best = Math.max(best, r.points());
        }
        return best;
    }
}
// corpus: unseen17
