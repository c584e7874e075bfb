// run: scan --only stale-value
// expect: stale-value method=ConfinedAtomicBad.lambda$count$0 line=here
// The lambda runs on many threads.

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class ConfinedAtomicBad {
    public int count(List<String> words) {
        AtomicInteger n = new AtomicInteger();
        words.parallelStream().forEach(w -> n.set(n.get() + w.length())); // <- here
        return n.get();
    }
}
