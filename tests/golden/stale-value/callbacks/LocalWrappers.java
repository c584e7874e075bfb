// run: scan --only stale-value
// expect: none
// Collections that lock, but that nobody else has, and that lambdas of this thread use.
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class LocalWrappers {
    public Map<String, Integer> count(List<String> words) {
        Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());
        Set<String> seen = ConcurrentHashMap.newKeySet();
        AtomicInteger longest = new AtomicInteger();
        words.forEach(w -> {
            if (w.length() > longest.get())
                longest.set(w.length());
        });
        for (String w : words) {
            if (!seen.contains(w)) {
                seen.add(w);
                System.out.println(w);
            }
            if (!counts.containsKey(w))
                counts.put(w, 0);
            counts.put(w, counts.get(w) + 1);
            if (w.length() == longest.get())
                longest.set(longest.get() + 1);
        }
        return new HashMap<>(counts);
    }
}
// corpus: unseen
