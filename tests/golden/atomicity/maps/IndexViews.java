// run: scan --library --only atomicity
// expect: none
// datastax/cassandra#781 - under the manager's monitor the shared view is read and later replaced, but the replacement is conditional on the view still being the one read and is tried again otherwise
import java.util.ArrayList;
import java.util.List;

public class IndexViews {
    public record View(long version, List<String> sstables) {
        View with(List<String> tables) {
            return new View(version + 1, List.copyOf(tables));
        }
    }

    /** One holder is shared by the managers of all indexes of a table. */
    public static final class ViewHolder {
        private View current = new View(0, List.of());

        public synchronized View current() {
            return current;
        }

        public synchronized boolean replace(View expected, View next) {
            if (current.version() != expected.version()) {
                return false;
            }
            current = next;
            return true;
        }
    }

    private final ViewHolder holder;
    private long invalidations;

    public IndexViews(ViewHolder holder) {
        this.holder = holder;
    }

    public synchronized void invalidate(String sstable) {
        View seen;
        View next;
        do {
            seen = holder.current();
            List<String> left = new ArrayList<>(seen.sstables());
            left.remove(sstable);
            next = seen.with(left);
        } while (!holder.replace(seen, next));
        invalidations++;
    }

    public synchronized void add(String sstable) {
        while (true) {
            View seen = holder.current();
            if (seen.sstables().contains(sstable)) {
                return;
            }
            List<String> more = new ArrayList<>(seen.sstables());
            more.add(sstable);
            if (holder.replace(seen, seen.with(more))) {
                return;
            }
        }
    }

    public synchronized long invalidations() {
        return invalidations;
    }
}
// corpus: unseen18
