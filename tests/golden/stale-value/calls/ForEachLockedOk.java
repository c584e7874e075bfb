// run: scan --only stale-value
// expect: none
// The lock is held around forEach, which runs the body before it returns.

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class ForEachLockedOk {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    public synchronized void addAll(List<String> words) {
        words.forEach(word -> {
            Integer n = counts.get(word);
            counts.put(word, n == null ? 1 : n + 1);
        });
    }
}
