import java.util.Arrays;
import java.util.Comparator;

public class ParallelArrays {
	static class Item {
		final int n;

		Item(int n) {
			this.n = n;
		}

		int n() {
			return n;
		}
	}

	static class ByN implements Comparator<Item> {
		@Override
		public int compare(Item a, Item b) {
			return difference(a, b);
		}

		int difference(Item a, Item b) {
			return a.n - b.n;
		}
	}

	public static void main(String[] args) {
		Item[] items = new Item[20];
		Arrays.parallelSetAll(items, i -> new Item(20 - i));
		Arrays.parallelSort(items, new ByN());
		long[] sums = new long[10];
		Arrays.setAll(sums, i -> i);
		Arrays.parallelPrefix(sums, (a, b) -> a + b);
		Arrays.sort(items, Comparator.comparingInt(Item::n).reversed());
		System.out.println(items[0].n() + " " + sums[9]);
	}
}
