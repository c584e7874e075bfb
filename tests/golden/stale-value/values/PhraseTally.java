// run: scan --only stale-value
// expect: none
// the count that was read is only replaced if it is still there, else the loop reads again
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class PhraseTally {
    private final ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();

    private void bump(String w) {
        while (true) {
            Integer n = counts.get(w);
            if (n == null) {
                if (counts.putIfAbsent(w, 1) == null) {
                    return;
                }
            } else if (counts.replace(w, n, n + 1)) {
                return;
            }
        }
    }

    void count(String line) {
        for (String w : line.split(" ")) {
            bump(w);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PhraseTally tally = new PhraseTally();
        List<String> lines = List.of("to be or not to be", "be quick", "or be late");
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 3_000; i++) {
            String line = lines.get(i % lines.size());
            pool.submit(() -> tally.count(line));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(tally.counts.get("be"));
    }
}
// corpus: unseen14
