// run: scan --only stale-value
// expect: none
// Merge is atomic and the plain get is only after all workers ended.
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class MergeHistogram {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    private void scan(String line) {
        for (String w : line.split(" ")) {
            counts.merge(w, 1, Integer::sum);
        }
    }

    private int top() {
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    public static void main(String[] args) throws Exception {
        MergeHistogram h = new MergeHistogram();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) {
            List.of("a b a", "b c").forEach(l -> ex.execute(() -> h.scan(l)));
        }
        ex.shutdown();
        if (ex.awaitTermination(1, TimeUnit.MINUTES)) {
            System.out.println(h.top());
        }
    }
}
// corpus: unseen
