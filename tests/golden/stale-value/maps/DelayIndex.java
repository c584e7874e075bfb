// run: scan --only stale-value
// expect: stale-value
// ConcurrentSkipListMap.isEmpty then firstKey/remove, NoSuchElementException when another thread removed the last key
import java.util.concurrent.ConcurrentSkipListMap;

public class DelayIndex {
    private final ConcurrentSkipListMap<Long, String> due = new ConcurrentSkipListMap<>();

    public void add(long when, String what) {
        due.put(when, what);
    }

    public String expire(long now) {
        if (due.isEmpty()) {
            return null;
        }
        Long first = due.firstKey();
        if (first > now) {
            return null;
        }
        return due.remove(first);
    }

    public int size() { return due.size(); }

    public void clear() { due.clear(); }
}
// corpus: unseen
