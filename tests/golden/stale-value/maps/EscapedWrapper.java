// run: scan --only stale-value
// expect: stale-value
// The synchronized map is made here, but a task of a pool has it, too.
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;

public class EscapedWrapper {
    public Map<String, Integer> count(List<String> words, ExecutorService pool) {
        Map<String, Integer> counts = Collections.synchronizedMap(new HashMap<>());
        pool.execute(() -> counts.put("first", 1));
        for (String w : words) {
            Integer n = counts.get(w);
            counts.put(w, n == null ? 1 : n + 1);
        }
        return counts;
    }
}
// corpus: unseen
