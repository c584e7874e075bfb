// run: scan --only stale-value --library
// expect: none
// Clean: size/get and the iteration over the synchronizedList are inside synchronized(list), the lock that the list itself uses.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

public class LockedIteration {
    private final List<String> events = Collections.synchronizedList(new ArrayList<String>());

    public void log(String e) {
        events.add(e);
    }

    public String last() {
        synchronized (events) {
            int n = events.size();
            return n == 0 ? null : events.get(n - 1);
        }
    }

    public int purge(String prefix) {
        int removed = 0;
        synchronized (events) {
            for (Iterator<String> it = events.iterator(); it.hasNext();) {
                if (it.next().startsWith(prefix)) {
                    it.remove();
                    removed++;
                }
            }
        }
        return removed;
    }

    public boolean logOnce(String e) {
        synchronized (events) {
            if (events.contains(e)) {
                return false;
            }
            return events.add(e);
        }
    }

    public List<String> copy() {
        synchronized (events) {
            return new ArrayList<>(events);
        }
    }
}
// corpus: unseen
