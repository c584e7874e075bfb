// Streams inside pools, nested parallelism, spliterators, collectors with characteristics.
import java.util.List;
import java.util.Spliterator;
import java.util.TreeSet;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class ForkJoinStreams {
	public static void main(String[] args) throws Exception {
		ForkJoinPool pool = new ForkJoinPool(3);
		System.out.println(pool.submit(() -> IntStream.range(0, 60).parallel().map(x -> x * x).sum()).get());
		System.out.println(pool.submit(() -> IntStream.range(0, 6).parallel().mapToObj(i -> IntStream.range(0, i).parallel().sum()).collect(Collectors.toList())).get());
		Collector<Integer, TreeSet<Integer>, TreeSet<Integer>> toSet = Collector.of(TreeSet::new, TreeSet::add, (a, b) -> {
			a.addAll(b);
			return a;
		}, Collector.Characteristics.UNORDERED);
		System.out.println(List.of(5, 3, 9, 1, 7).parallelStream().collect(toSet));
		Spliterator<Integer> s = List.of(1, 2, 3, 4, 5, 6).spliterator();
		Spliterator<Integer> half = s.trySplit();
		StringBuilder text = new StringBuilder();
		half.forEachRemaining(text::append);
		text.append('|');
		s.tryAdvance(text::append);
		System.out.println(text + " " + s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED));
		System.out.println(IntStream.range(0, 40).boxed().collect(Collectors.groupingByConcurrent(x -> x % 4, Collectors.summingInt(x -> x))).entrySet().stream().sorted(java.util.Map.Entry.comparingByKey()).collect(Collectors.toList()));
		System.out.println(IntStream.rangeClosed(1, 20).parallel().mapToObj(Integer::toString).reduce("", String::concat));
		pool.shutdown();
	}
}
