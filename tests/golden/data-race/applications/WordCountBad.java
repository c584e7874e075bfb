// A parallel stream counts into a TreeMap.
// run: scan --only data-race
// expect: data-race
import java.util.*;
public class WordCountBad {
	public static void main(String[] args) {
		Map<String, Integer> counts = new TreeMap<>();
		List<String> words = Arrays.asList("a b a c".split(" "));
		words.parallelStream().map(String::trim).forEach(w -> counts.merge(w, 1, Integer::sum));
		System.out.println(counts);
	}
}
// corpus: unseen25
