// run: scan --only stale-value
// expect: stale-value method=EvictByIteratorBad.visit line=here
// When it comes to take the first there may be none, or not too many.

import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;

public class EvictByIteratorBad {
    private final Set<String> recent = Collections.synchronizedSet(new LinkedHashSet<>());

    public void visit(String page) {
        recent.add(page);
        if (recent.size() > 100)
            dropFirst(); // <- here
    }

    public void forget(String page) { recent.remove(page); }

    private void dropFirst() {
        synchronized (recent) {
            Iterator<String> it = recent.iterator();
            it.next();
            it.remove();
        }
    }
}
