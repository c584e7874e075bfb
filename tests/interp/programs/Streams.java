import java.util.*;
import java.util.function.Function;
import java.util.stream.*;

// Streams: much generic code, many lambdas.
public class Streams {
	record Person(String name, int age) {
	}

	public static void main(String[] args) {
		List<Person> people = List.of(new Person("ann", 30), new Person("bob", 25), new Person("cid", 30), new Person("dee", 41));
		System.out.println(people.stream().map(Person::name).collect(Collectors.joining(", ", "[", "]")));
		System.out.println(people.stream().mapToInt(Person::age).sum() + " " + people.stream().mapToInt(Person::age).average().getAsDouble());
		System.out.println(new TreeMap<>(people.stream().collect(Collectors.groupingBy(Person::age, Collectors.counting()))));
		System.out.println(people.stream().sorted(Comparator.comparing(Person::age).reversed().thenComparing(Person::name)).map(Person::name).collect(Collectors.toList()));
		System.out.println(IntStream.rangeClosed(1, 10).filter(i -> i % 2 == 1).mapToObj(i -> "n" + i).collect(Collectors.toList()));
		System.out.println(Stream.iterate(1, x -> x * 3).limit(8).reduce(0, Integer::sum));
		Map<String, Integer> lengths = Stream.of("a", "bb", "ccc").collect(Collectors.toMap(Function.identity(), String::length, (a, b) -> a, TreeMap::new));
		System.out.println(lengths);
		System.out.println(Stream.of(3, 1, 2, 3).distinct().sorted().skip(1).anyMatch(x -> x == 1));
		System.out.println(Stream.of(List.of(1, 2), List.of(3)).flatMap(List::stream).map(String::valueOf).collect(Collectors.joining()));
		System.out.println(LongStream.range(0, 5).boxed().max(Long::compare).get() + " " + DoubleStream.of(1, 2, 3).map(Math::sqrt).sum());
		System.out.println(people.stream().collect(Collectors.partitioningBy(p -> p.age() > 28, Collectors.mapping(Person::name, Collectors.toList()))));
		System.out.println(Arrays.toString(IntStream.of(3, 1, 2).sorted().toArray()) + IntStream.range(0, 100).summaryStatistics().getMax());
		System.out.println(people.stream().map(Person::age).min(Integer::compare).get() + " " + people.stream().noneMatch(p -> p.name().isEmpty()));
	}
}
