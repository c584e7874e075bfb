// run: scan --only stale-value
// expect: none
// An atomic as a box for a lambda that runs in the same thread.

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class ConfinedAtomicOk {
    public int count(List<String> words) {
        AtomicInteger n = new AtomicInteger();
        words.forEach(w -> n.set(n.get() + w.length()));
        return n.get();
    }
}
