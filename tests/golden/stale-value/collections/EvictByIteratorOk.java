// run: scan --only stale-value
// expect: none

import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

public class EvictByIteratorOk {
    private final Set<String> recent = Collections.synchronizedSet(new LinkedHashSet<>());

    public void visit(String page) {
        recent.add(page);
        synchronized (recent) {
            if (recent.size() > 100) {
                Iterator<String> it = recent.iterator();
                it.next();
                it.remove();
            }
        }
    }

    public void forget(String page) { recent.remove(page); }
}
