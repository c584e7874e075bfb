import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;

/** Map-reduce with CompletableFuture: partial tables are folded pairwise. */
public class TextStatistics {

    static class Table {
        private final Map<Integer, Integer> byLength = new HashMap<>();
        private int words;

        Table read(String line) {
            for (String w : line.split(" ")) {
                byLength.merge(w.length(), 1, Integer::sum);
                words++;
            }
            return this;
        }

        Table absorb(Table other) {
            other.byLength.forEach((k, v) -> byLength.merge(k, v, Integer::sum));
            words += other.words;
            return this;
        }
    }

    static CompletableFuture<Table> map(String line) {
        return CompletableFuture.supplyAsync(() -> new Table().read(line));
    }

    static CompletableFuture<Table> reduce(List<CompletableFuture<Table>> parts) {
        List<CompletableFuture<Table>> level = parts;
        while (level.size() > 1) {
            List<CompletableFuture<Table>> up = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                up.add(level.get(i).thenCombineAsync(level.get(i + 1), Table::absorb));
            }
            if (level.size() % 2 == 1) {
                up.add(level.get(level.size() - 1));
            }
            level = up;
        }
        return level.get(0);
    }

    public static void main(String[] args) {
        List<CompletableFuture<Table>> parts = new ArrayList<>();
        for (int i = 0; i < 21; i++) {
            StringBuilder line = new StringBuilder("start");
            for (int k = 0; k <= i; k++) {
                line.append(' ').append("x".repeat(1 + (i * k) % 9));
            }
            parts.add(map(line.toString()));
        }
        Table result = reduce(parts).join();
        System.out.println(result.words + " words " + new TreeMap<>(result.byLength));
    }
}
