import java.util.*;

// Collections of the library, from their own bytecode.
public class Collections1 {
	public static void main(String[] args) {
		List<Integer> list = new ArrayList<>();
		for (int i = 0; i < 30; i++)
			list.add(i * 7 % 30);
		list.remove(Integer.valueOf(14));
		list.remove(3);
		Collections.sort(list);
		System.out.println(list + " " + list.indexOf(9) + " " + Collections.binarySearch(list, 11));
		list.sort(Comparator.comparing((Integer x) -> x % 5).thenComparing(Comparator.reverseOrder()));
		System.out.println(list);
		Map<String, Integer> words = new TreeMap<>();
		for (String w : "the cat and the dog and the bird".split(" "))
			words.merge(w, 1, Integer::sum);
		System.out.println(words);
		Map<Integer, String> map = new HashMap<>();
		for (int i = 0; i < 100; i++)
			map.put(i * 31, "v" + i);
		map.keySet().removeIf(k -> k % 2 == 0);
		System.out.println(map.size() + " " + map.get(31) + " " + map.containsKey(62) + " " + map.getOrDefault(1, "none"));
		Map<String, List<Integer>> multi = new LinkedHashMap<>();
		for (int i = 0; i < 10; i++)
			multi.computeIfAbsent("k" + i % 3, k -> new ArrayList<>()).add(i);
		for (Map.Entry<String, List<Integer>> e : multi.entrySet())
			System.out.print(e.getKey() + "=" + e.getValue() + " ");
		System.out.println();
		Deque<Integer> deque = new ArrayDeque<>();
		for (int i = 0; i < 20; i++)
			if (i % 3 == 0)
				deque.addFirst(i);
			else
				deque.addLast(i);
		System.out.println(deque + " " + deque.pollFirst() + deque.pollLast() + deque.peek());
		PriorityQueue<String> queue = new PriorityQueue<>(Comparator.comparing(String::length));
		Collections.addAll(queue, "ccc", "a", "bb", "dddd");
		StringBuilder s = new StringBuilder();
		while (!queue.isEmpty())
			s.append(queue.poll()).append(' ');
		System.out.println(s);
		Set<String> set = new LinkedHashSet<>(List.of("x", "y", "z"));
		set.retainAll(Set.of("y", "z", "q"));
		System.out.println(set + " " + set.equals(Set.of("z", "y")) + " " + new TreeSet<>(list).headSet(5));
		int[] a = { 5, 3, 9, 1, 7 };
		Arrays.sort(a);
		System.out.println(Arrays.toString(a) + Arrays.binarySearch(a, 7) + Arrays.stream(a).sum() + Arrays.hashCode(a) + Arrays.equals(a, a.clone()));
		Integer[] boxed = { 3, 1, 2 };
		Arrays.sort(boxed, Collections.reverseOrder());
		System.out.println(Arrays.asList(boxed) + Arrays.deepToString(new int[][] { { 1 }, {} }) + Arrays.toString(Arrays.copyOfRange(boxed, 1, 5)));
		try {
			for (Integer i : list)
				list.add(i);
		} catch (ConcurrentModificationException e) {
			System.out.println("modified");
		}
		try {
			List.of(1).add(2);
		} catch (UnsupportedOperationException e) {
			System.out.println("immutable");
		}
		try {
			list.iterator().remove();
		} catch (IllegalStateException e) {
			System.out.println("no next");
		}
		BitSet bits = new BitSet();
		bits.set(3, 10);
		bits.flip(5);
		System.out.println(bits + " " + bits.cardinality() + " " + Objects.hash(1, "a", null) + " " + Optional.of(5).map(x -> x + 1));
	}
}
