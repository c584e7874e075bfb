// Streams of every kind, collectors, laziness, primitive ones, infinite ones.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

class Streams2 {
	record Person(String name, int age, String city) { }

	public static void main(String[] args) {
		List<Person> people = List.of(new Person("Ann", 30, "Rome"), new Person("Bob", 25, "Oslo"), new Person("Cid", 35, "Rome"), new Person("Dee", 25, "Bern"));
		System.out.println((Object) people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.averagingInt(Person::age))));
		System.out.println((Object) people.stream().collect(Collectors.partitioningBy(p -> p.age() > 28, Collectors.mapping(Person::name, Collectors.joining("/", "<", ">")))));
		System.out.println(people.stream().sorted(Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name).toList());
		System.out.println((Object) people.stream().collect(Collectors.toMap(Person::name, Person::age, (a, b) -> a, TreeMap::new)));
		try {
			people.stream().collect(Collectors.toMap(Person::city, Function.identity()));
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
		IntSummaryStatistics stats = people.stream().mapToInt(Person::age).summaryStatistics();
		System.out.println(stats);
		System.out.println(Stream.iterate(1, x -> x * 2).limit(10).reduce(0, Integer::sum) + " " + Stream.iterate(1, x -> x < 50, x -> x * 3).toList());
		System.out.println((Object) IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.toCollection(ArrayList::new)));
		List<String> trace = new ArrayList<>();
		Optional<Integer> first = Stream.of(1, 2, 3, 4).peek(x -> trace.add("p" + x)).filter(x -> x % 2 == 0).map(x -> x * 10).findFirst();
		System.out.println(first + " " + trace);
		System.out.println(Stream.of("a,b", "c").flatMap(s -> Arrays.stream(s.split(","))).toList() + " " + Stream.of(5, 3, 5, 1).distinct().sorted(Collections.reverseOrder()).toList());
		System.out.println(Stream.of(1, 2, 3, 4, 5, 1).takeWhile(x -> x < 4).toList() + " " + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 3).toList());
		System.out.println(Stream.concat(Stream.of(1), Stream.empty()).count() + " " + IntStream.of(3, 1, 2).boxed().max(Integer::compare).get());
		System.out.println((Object) "hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())));
		System.out.println((Object) Stream.of(1, 2, 3).collect(Collectors.teeing(Collectors.counting(), Collectors.summingInt(x -> x), (n, s) -> n + ":" + s)));
		System.out.println(Stream.of(1, 2, 3, 4).<String>mapMulti((x, out) -> {
			if (x % 2 == 0) {
				out.accept("e" + x);
				out.accept("f" + x);
			}
		}).toList());
		Stream<Integer> used = Stream.of(1);
		used.count();
		try {
			used.count();
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(StreamSupport.stream(Map.of("k", "v").entrySet().spliterator(), false).map(Object::toString).collect(Collectors.joining()));
		System.out.println(Stream.of("b", "a").sorted().iterator().next() + IntStream.iterate(0, i -> i + 2).skip(3).limit(2).average().getAsDouble());
		try (Stream<String> closing = Stream.of("z").onClose(() -> System.out.println("closed"))) {
			closing.forEach(System.out::println);
		}
	}
}
