// Collections: order, views, iterators, sorting, bit sets, deques, identity and weak maps.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.StringJoiner;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.WeakHashMap;

class Collections2 {
	public static void main(String[] args) {
		Map<String, Integer> lru = new LinkedHashMap<>(4, 0.75f, true) {
			@Override
			protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
				return size() > 3;
			}
		};
		for (String s : "a b c a d e".split(" ")) {
			lru.merge(s, 1, Integer::sum);
		}
		System.out.println(lru);
		HashMap<String, Integer> hash = new HashMap<>();
		for (int i = 0; i < 30; i++) {
			hash.put("key" + i * 7919 % 101, i);
		}
		System.out.println(hash);
		System.out.println(new HashSet<>(List.of("Aa", "BB", "C#", "zebra", "apple")));
		TreeMap<Integer, String> tree = new TreeMap<>(Map.of(1, "a", 5, "e", 9, "i"));
		System.out.println(tree.ceilingEntry(2) + " " + tree.headMap(5, true) + " " + tree.descendingMap() + " " + tree.pollFirstEntry());
		Random random = new Random(42);
		List<Integer> numbers = new ArrayList<>();
		for (int i = 0; i < 10; i++) {
			numbers.add(random.nextInt(100));
		}
		System.out.println(numbers + " " + random.nextLong() + " " + random.nextDouble() + " " + random.nextGaussian() + " " + random.nextBoolean());
		Collections.sort(numbers);
		Collections.shuffle(numbers, new Random(1));
		System.out.println(numbers + " " + Collections.binarySearch(List.of(1, 3, 5), 4) + " " + Collections.frequency(numbers, 0));
		Collections.rotate(numbers, 3);
		System.out.println(numbers.subList(2, 5) + " " + Collections.nCopies(3, "x") + Collections.disjoint(numbers, List.of(-1)));
		ListIterator<Integer> it = new LinkedList<>(List.of(1, 2, 3)).listIterator();
		it.next();
		it.add(9);
		it.next();
		it.set(8);
		System.out.println(it.nextIndex() + " " + it.previous());
		PriorityQueue<String> queue = new PriorityQueue<>(Collections.reverseOrder());
		queue.addAll(List.of("m", "z", "a"));
		System.out.println(queue.poll() + queue.poll() + queue.peek());
		ArrayDeque<Integer> deque = new ArrayDeque<>();
		deque.push(1);
		deque.addLast(2);
		deque.offerFirst(0);
		System.out.println(deque + " " + deque.pop() + " " + deque.peekLast());
		BitSet bits = new BitSet();
		bits.set(1, 5);
		bits.flip(3);
		System.out.println(bits + " " + bits.cardinality() + " " + bits.nextClearBit(1) + " " + Arrays.toString(bits.toLongArray()));
		Map<String, Integer> identity = new IdentityHashMap<>();
		identity.put(new String("a"), 1);
		identity.put(new String("a"), 2);
		System.out.println(identity.size() + " " + new WeakHashMap<>(Map.of("k", 1)) + " " + new TreeSet<>(String.CASE_INSENSITIVE_ORDER) {{ add("b"); add("B"); add("a"); }});
		int[][] grid = { { 3, 1 }, { 2 } };
		System.out.println(Arrays.deepToString(grid) + Arrays.hashCode(new int[] { 1, 2 }) + Arrays.equals(grid[0], new int[] { 3, 1 }) + Arrays.asList(1, 2).hashCode());
		System.out.println(new StringJoiner(", ", "{", "}").add("a").add("b") + " " + new StringTokenizer("a b c").countTokens() + " " + UUID.fromString("123e4567-e89b-12d3-a456-426614174000").hashCode() + " " + UUID.nameUUIDFromBytes(new byte[] { 1 }));
		System.out.println(List.of(1, 2).equals(Arrays.asList(1, 2)) + " " + Map.of("a", 1).hashCode() + " " + Collections.unmodifiableList(numbers).getClass().getSimpleName() + " " + List.copyOf(numbers).size());
		try {
			Collections.unmodifiableMap(hash).put("x", 1);
		} catch (UnsupportedOperationException e) {
			System.out.println(e);
		}
		Integer[] boxed = { 5, 1, 4 };
		Arrays.sort(boxed, Collections.reverseOrder());
		System.out.println(Arrays.toString(boxed) + Arrays.stream(boxed).mapToInt(i -> i).sum() + " " + Objects());
	}

	static String Objects() {
		return java.util.Objects.toString(null, "default") + java.util.Objects.hash(1, "a", null) + java.util.Objects.equals(null, null);
	}
}
