// run: scan --only stale-value
// expect: none
// The stream stores by computeIfAbsent.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class FilterThenMerge {
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public void register(List<String> words) {
        words.stream().filter(w -> !w.isEmpty()).forEach(w -> counts.computeIfAbsent(w, k -> new AtomicInteger()));
    }

    public void count(String word) {
        AtomicInteger n = counts.get(word);
        if (n != null)
            n.incrementAndGet();
    }
}
// corpus: unseen
