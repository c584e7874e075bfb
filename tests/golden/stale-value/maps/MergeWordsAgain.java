// run: scan --only stale-value
// expect: none
// Clean: all updates of the ConcurrentHashMaps are single atomic calls (merge, computeIfAbsent); the earlier get only prints.
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class WordIndex {
    private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<Character, Set<String>> byInitial = new ConcurrentHashMap<>();

    void add(String word) {
        counts.merge(word, 1, Integer::sum);
        byInitial.computeIfAbsent(word.charAt(0), c -> ConcurrentHashMap.newKeySet()).add(word);
    }

    int count(String w) { return counts.getOrDefault(w, 0); }

    int initials() { return byInitial.size(); }
}

public class MergeWordsAgain {
    public static void main(String[] args) {
        WordIndex index = new WordIndex();
        List<String> lines = Arrays.asList("the quick brown fox", "jumps over the lazy dog", "the end");
        lines.parallelStream()
                .flatMap(l -> Arrays.stream(l.split(" ")))
                .forEach(w -> {
                    if (index.count(w) > 0) {
                        System.out.println("again: " + w);
                    }
                    index.add(w);
                });
        System.out.println(index.count("the") + " " + index.initials());
    }
}
// corpus: unseen
