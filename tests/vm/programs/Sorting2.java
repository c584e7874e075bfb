// Sorting: stability, comparators that break their contract, large arrays, all primitive types.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

class Sorting2 {
	record Item(int key, int order) { }

	public static void main(String[] args) {
		Random random = new Random(7);
		List<Item> items = new ArrayList<>();
		for (int i = 0; i < 200; i++) {
			items.add(new Item(random.nextInt(10), i));
		}
		Collections.sort(items, Comparator.comparingInt(Item::key));
		boolean stable = true;
		for (int i = 1; i < items.size(); i++) {
			Item a = items.get(i - 1), b = items.get(i);
			stable &= a.key() < b.key() || a.key() == b.key() && a.order() < b.order();
		}
		System.out.println(stable);
		int[] ints = random.ints(3000, -1000, 1000).toArray();
		long[] longs = random.longs(500).toArray();
		double[] doubles = random.doubles(300).toArray();
		doubles[5] = Double.NaN;
		doubles[6] = -0.0;
		doubles[7] = 0.0;
		byte[] bytes = new byte[400];
		random.nextBytes(bytes);
		char[] chars = "the quick brown fox".toCharArray();
		Arrays.sort(ints);
		Arrays.sort(longs);
		Arrays.sort(doubles);
		Arrays.sort(bytes);
		Arrays.sort(chars);
		System.out.println(ints[0] + " " + ints[1500] + " " + Arrays.hashCode(longs) + " " + doubles[0] + " " + doubles[299] + " " + bytes[200] + " " + new String(chars).trim());
		String[] words = "pear Apple fig banana Cherry apple".split(" ");
		Arrays.sort(words, String.CASE_INSENSITIVE_ORDER.thenComparing(Comparator.reverseOrder()));
		System.out.println(Arrays.toString(words) + Arrays.binarySearch(words, "fig", String.CASE_INSENSITIVE_ORDER));
		Integer[] bad = new Integer[100];
		for (int i = 0; i < bad.length; i++) {
			bad[i] = random.nextInt(50);
		}
		try {
			Arrays.sort(bad, (a, b) -> a > b ? 1 : a.equals(b) ? 1 : a % 7 == 0 ? 1 : -1);
			System.out.println("not noticed");
		} catch (IllegalArgumentException e) {
			System.out.println(e.getMessage());
		}
		System.out.println(Arrays.mismatch(new int[] { 1, 2, 3 }, new int[] { 1, 2, 4 }) + " " + Arrays.compare("abc".toCharArray(), "abd".toCharArray()) + " " + Arrays.equals(ints, 0, 5, ints, 1, 6));
	}
}
