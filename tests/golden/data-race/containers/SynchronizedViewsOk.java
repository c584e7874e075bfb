// Views of a synchronized map take its lock; its iterator is used under it.
// run: scan --only data-race
// expect: none
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class SynchronizedViewsOk {
    private final Map<String, Long> seen = Collections.synchronizedMap(new HashMap<>());

    void purge(long t) {
        synchronized (seen) {
            Iterator<Map.Entry<String, Long>> it = seen.entrySet().iterator();
            while (it.hasNext()) if (it.next().getValue() < t) it.remove();
        }
    }

    void touch(String k) {
        seen.put(k, 1L);
    }

    int n() {
        return seen.keySet().size() + seen.size();
    }

    public static void main(String[] a) {
        SynchronizedViewsOk c = new SynchronizedViewsOk();
        new Thread(() -> c.touch("a")).start();
        c.purge(5);
        System.out.println(c.n());
    }
}
