import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/** Counts words per chapter in parallel and accumulates a book-wide table. */
public class FrequencyReport {
    private final ExecutorService pool;
    private final Map<String, Integer> totals = new HashMap<>();
    private final AtomicLong words = new AtomicLong();

    FrequencyReport(ExecutorService pool) {
        this.pool = pool;
    }

    private static Map<String, Integer> countChapter(String text) {
        Map<String, Integer> local = new HashMap<>();
        for (String w : text.split("\\s+")) {
            local.merge(w.toLowerCase(), 1, Integer::sum);
        }
        return local;
    }

    private void accumulate(Map<String, Integer> chapter) {
        chapter.forEach((word, n) -> {
            totals.merge(word, n, Integer::sum);
            words.addAndGet(n);
        });
    }

    CompletableFuture<Void> analyse(List<String> chapters) {
        List<CompletableFuture<Void>> parts = new ArrayList<>();
        for (String chapter : chapters) {
            parts.add(CompletableFuture
                    .supplyAsync(() -> countChapter(chapter), pool)
                    .thenAcceptAsync(this::accumulate, pool));
        }
        return CompletableFuture.allOf(parts.toArray(new CompletableFuture[0]));
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        try {
            List<String> chapters = new ArrayList<>();
            for (int c = 0; c < 12; c++) {
                StringBuilder sb = new StringBuilder("It was");
                for (int i = 0; i < 40; i++) {
                    sb.append(" w").append((i * c) % 17);
                }
                chapters.add(sb.toString());
            }
            FrequencyReport report = new FrequencyReport(pool);
            report.analyse(chapters).join();
            System.out.println(report.words.get() + " words, " + new TreeMap<>(report.totals));
        } finally {
            pool.shutdown();
        }
    }
}
