// run: scan --only stale-value
// expect: stale-value
// One stage of the stream asks which words are unknown, the next one stores them.
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class FilterThenPut {
    private final Map<String, AtomicInteger> counts = new ConcurrentHashMap<>();

    public void register(List<String> words) {
        words.stream().filter(w -> !counts.containsKey(w)).forEach(w -> counts.put(w, new AtomicInteger()));
    }

    public void count(String word) {
        AtomicInteger n = counts.get(word);
        if (n != null)
            n.incrementAndGet();
    }
}
// corpus: unseen
