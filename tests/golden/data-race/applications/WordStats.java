// parallelStream().forEach merges into a plain HashMap from several threads.
// run: scan --only data-race
// expect: data-race field=WordStats.frequencies
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class WordStats {
    private final Map<String, Integer> frequencies = new HashMap<>();

    void count(List<String> lines) {
        lines.parallelStream()
                .flatMap(line -> Arrays.stream(line.split("\\s+")))
                .filter(w -> !w.isEmpty())
                .map(String::toLowerCase)
                .forEach(w -> frequencies.merge(w, 1, Integer::sum));
    }

    int distinct() {
        return frequencies.size();
    }

    List<String> top(int n) {
        return frequencies.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(n)
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
    }

    public static void main(String[] args) {
        List<String> lines = IntStream.range(0, 2000)
                .mapToObj(i -> "the quick fox number " + i % 50 + " jumps")
                .collect(Collectors.toList());
        WordStats stats = new WordStats();
        stats.count(lines);
        System.out.println(stats.distinct() + " words, top " + stats.top(3));
    }
}
// corpus: unseen26
