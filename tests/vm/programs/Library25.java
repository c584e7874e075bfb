// jdk: 25
// What came to the library after 17: sequenced collections, gatherers, string methods, math.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class Library25 {
	interface Shape { }

	public static void main(String[] args) {
		List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
		list.addFirst(0);
		System.out.println(list.getFirst() + " " + list.getLast() + " " + list.reversed() + " " + list.removeLast());
		LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
		map.put("a", 1);
		map.putFirst("z", 26);
		System.out.println(map + " " + map.firstEntry() + " " + map.sequencedKeySet().reversed() + " " + map.pollLastEntry());
		LinkedHashSet<String> set = new LinkedHashSet<>(List.of("x", "y"));
		set.addFirst("w");
		System.out.println(set + " " + set.reversed());
		System.out.println(Stream.of(1, 2, 3, 4, 5).gather(Gatherers.windowFixed(2)).toList());
		System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList() + " " + Stream.of(1, 2, 3).gather(Gatherers.windowSliding(2)).toList());
		System.out.println("a-b-c".splitWithDelimiters("-", 0).length + " " + "abcabc".indexOf("c", 3, 6) + " " + new StringBuilder().repeat("xy", 3));
		System.out.println(Math.clamp(15L, 0, 10) + " " + Math.ceilDiv(7, 2) + " " + Character.toString(0x1F600).length() + " " + Integer.compress(0b1011, 0b0110));
		for (var _ : IntStream.range(0, 2).boxed().toList()) {
			System.out.print("unnamed ");
		}
		try {
			Integer.parseInt("x");
		} catch (NumberFormatException _) {
			System.out.println("caught");
		}
		System.out.println(String.join(",", new java.util.TreeSet<>(java.util.Locale.availableLocales().limit(0).map(Object::toString).toList())).isEmpty());
		System.out.println(java.util.random.RandomGenerator.of("L64X128MixRandom") != null);
	}
}
