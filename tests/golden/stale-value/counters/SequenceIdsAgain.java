// run: scan --only stale-value
// expect: none
// ids come from getAndIncrement and the map insertion does not depend on an earlier read
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class SequenceIdsAgain {
    private final AtomicLong next = new AtomicLong(1);
    private final Map<Long, String> issued = new ConcurrentHashMap<>();

    public long create(String what) {
        long id = next.getAndIncrement();
        issued.put(id, what);
        return id;
    }

    public int open() { return issued.size(); }

    public String find(long id) {
        return issued.get(id);
    }

    public boolean cancel(long id) {
        return issued.remove(id) != null;
    }
}
// corpus: unseen
