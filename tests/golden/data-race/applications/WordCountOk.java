// groupingByConcurrent, and a ConcurrentHashMap with merge.
// run: scan --only data-race
// expect: none
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;
public class WordCountOk {
	public static void main(String[] args) {
		List<String> words = Arrays.asList("a b a c".split(" "));
		Map<String, Long> one = words.parallelStream().collect(Collectors.groupingByConcurrent(w -> w, Collectors.counting()));
		Map<String, Integer> two = new ConcurrentHashMap<>();
		words.parallelStream().forEach(w -> two.merge(w, 1, Integer::sum));
		System.out.println(one.size() + two.size());
	}
}
// corpus: unseen25
