// Parallel stream collect creates one Histogram per segment (supplier) and merges them in order; no instance is shared while mutated.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class WordHistogram {
    static class Histogram {
        private final Map<Integer, Integer> buckets = new TreeMap<>();
        private final List<String> longest = new ArrayList<>();
        private int words;

        void add(String word) {
            words++;
            buckets.merge(word.length(), 1, Integer::sum);
            if (longest.isEmpty() || word.length() > longest.get(0).length()) {
                longest.clear();
            }
            if (longest.isEmpty() || word.length() == longest.get(0).length()) {
                longest.add(word);
            }
        }

        void merge(Histogram other) {
            words += other.words;
            other.buckets.forEach((k, v) -> buckets.merge(k, v, Integer::sum));
            for (String w : other.longest) {
                if (longest.isEmpty() || w.length() > longest.get(0).length()) {
                    longest.clear();
                    longest.add(w);
                } else if (w.length() == longest.get(0).length()) {
                    longest.add(w);
                }
            }
        }

        String show() {
            return words + " " + buckets + " " + longest.size();
        }
    }

    static Histogram analyse(List<String> words) {
        return words.parallelStream()
                .filter(w -> !w.isBlank())
                .collect(Histogram::new, Histogram::add, Histogram::merge);
    }

    static List<String> text(int n) {
        String[] roots = {"sun", "river", "mountain", "", "sea"};
        return IntStream.range(0, n)
                .mapToObj(i -> roots[i % roots.length] + (i % 3 == 0 ? "s" : ""))
                .collect(Collectors.toList());
    }

    public static void main(String[] args) {
        Histogram h = analyse(text(500));
        h.add("finally");
        System.out.println(h.show());
    }
}
