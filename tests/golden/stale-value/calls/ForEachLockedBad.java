// run: scan --only stale-value
// expect: stale-value method=ForEachLockedBad.lambda$addAll$0 line=here
// The lock is held where the body is made, and not where it runs.

import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;

public class ForEachLockedBad {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    private final Executor executor;

    public ForEachLockedBad(Executor executor) { this.executor = executor; }

    public synchronized void addAll(List<String> words) {
        executor.execute(() -> {
            for (String word : words) {
                Integer n = counts.get(word);
                counts.put(word, n == null ? 1 : n + 1); // <- here
            }
        });
    }
}
