// Parallel streams: results that do not depend on how work was split.
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

class ParallelStreams {
	public static void main(String[] args) {
		System.out.println(IntStream.rangeClosed(1, 200).parallel().sum());
		System.out.println(IntStream.range(0, 50).parallel().boxed().collect(Collectors.toList()));
		System.out.println(LongStream.range(1, 15).parallel().reduce(1, (a, b) -> a * b));
		List<String> words = Arrays.asList("one two three four five six seven eight nine ten".split(" "));
		Map<Integer, List<String>> byLength = words.parallelStream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList()));
		System.out.println(byLength);
		System.out.println(words.parallelStream().map(String::toUpperCase).sorted().collect(Collectors.joining(",")));
		ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
		words.parallelStream().forEach(w -> map.merge(w.substring(0, 1), 1, Integer::sum));
		System.out.println(new TreeMap<>(map));
		words.parallelStream().forEachOrdered(System.out::println);
		System.out.println(IntStream.range(0, 100).parallel().filter(i -> i % 7 == 3).skip(2).limit(3).boxed().toList());
		int[] a = new int[100];
		Arrays.parallelSetAll(a, i -> 100 - i);
		Arrays.parallelSort(a);
		Arrays.parallelPrefix(a, Integer::sum);
		System.out.println(a[99] + " " + a[10]);
		System.out.println(words.parallelStream().anyMatch(w -> w.equals("six")) + " " + words.parallelStream().mapToInt(String::length).max().getAsInt());
		try {
			IntStream.range(0, 20).parallel().forEach(i -> {
				if (i == 11) {
					throw new IllegalStateException("eleven");
				}
			});
		} catch (IllegalStateException e) {
			// Thrown in a worker it comes as the cause of another one.
			System.out.println((e.getCause() == null ? e : e.getCause()).getMessage());
		}
	}
}
