import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Streams {
	static class Word {
		final String text;

		Word(String text) {
			this.text = text;
		}

		int length() {
			return text.length();
		}

		boolean isShort() {
			return length() < 4;
		}

		Word upper() {
			return new Word(text.toUpperCase());
		}

		@Override
		public String toString() {
			return text;
		}
	}

	static class Total {
		int n;

		void add(Word word) {
			n += word.length();
		}

		void merge(Total other) {
			n += other.n;
		}
	}

	static Stream<Word> words(String line) {
		return Arrays.stream(line.split(" ")).map(Word::new);
	}

	public static void main(String[] args) {
		List<String> lines = List.of("the quick brown fox", "jumps over", "the lazy dog");
		List<Word> all = lines.stream().flatMap(Streams::words).collect(Collectors.toList());
		Map<Integer, List<Word>> byLength = all.stream().collect(Collectors.groupingBy(Word::length));
		String joined = all.stream().filter(Word::isShort).map(Word::upper).map(Word::toString).distinct().sorted().collect(Collectors.joining(","));
		Optional<Word> longest = all.stream().reduce((a, b) -> a.length() >= b.length() ? a : b);
		Total total = all.stream().collect(Total::new, Total::add, Total::merge);
		int sum = IntStream.rangeClosed(1, 5).filter(n -> odd(n)).map(n -> n * n).sum();
		Iterator<Word> iterator = Stream.iterate(new Word("a"), w -> new Word(w.text + "a")).limit(3).iterator();
		int n = 0;
		while (iterator.hasNext())
			n += iterator.next().length();
		boolean any = all.stream().peek(w -> touch()).anyMatch(w -> w.text.startsWith("l"));
		Map<Boolean, Long> counts = all.stream().collect(Collectors.partitioningBy(Word::isShort, Collectors.counting()));
		System.out.println(byLength.size() + joined + longest.map(Word::upper).orElseGet(() -> new Word("?")) + total.n + sum + n + any + touched + counts);
	}

	static boolean odd(int n) {
		return n % 2 == 1;
	}

	static int touched;

	static void touch() {
		touched++;
	}
}
