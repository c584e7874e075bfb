import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.StreamSupport;

public class OwnCollections {
	static class Range extends AbstractList<Integer> {
		final int from, to;

		Range(int from, int to) {
			this.from = from;
			this.to = to;
		}

		@Override
		public Integer get(int i) {
			return from + i;
		}

		@Override
		public int size() {
			return to - from;
		}
	}

	static class Squares extends AbstractMap<Integer, Integer> {
		@Override
		public Set<Map.Entry<Integer, Integer>> entrySet() {
			return new AbstractSet<>() {
				@Override
				public Iterator<Map.Entry<Integer, Integer>> iterator() {
					return new Iterator<>() {
						int at;

						@Override
						public boolean hasNext() {
							return at < size();
						}

						@Override
						public Map.Entry<Integer, Integer> next() {
							return entry(at++);
						}
					};
				}

				@Override
				public int size() {
					return 4;
				}
			};
		}

		Map.Entry<Integer, Integer> entry(int n) {
			return new SimpleEntry<>(n, n * n);
		}
	}

	static class Ring<T> implements Iterable<T> {
		private final List<T> items = new ArrayList<>();

		void add(T item) {
			items.add(item);
		}

		@Override
		public Iterator<T> iterator() {
			return new Turn();
		}

		private class Turn implements Iterator<T> {
			private int at;

			@Override
			public boolean hasNext() {
				return at < items.size();
			}

			@Override
			public T next() {
				if (!hasNext())
					throw new NoSuchElementException();
				return items.get(at++);
			}
		}
	}

	static class Name {
		String name() {
			return "n";
		}
	}

	public static void main(String[] args) {
		Range range = new Range(2, 6);
		System.out.println(range + " " + range.contains(3) + range.indexOf(5) + new ArrayList<>(range).size());
		Squares squares = new Squares();
		System.out.println(squares.get(3) + squares.size() + " " + squares.containsKey(9));
		Ring<Name> ring = new Ring<>();
		ring.add(new Name());
		ring.add(new Name());
		String text = "";
		for (Name name : ring)
			text += name.name();
		ring.forEach(name -> System.out.print(name.name()));
		System.out.println(text + StreamSupport.stream(ring.spliterator(), false).map(Name::name).count());
		Set<Integer> set = new HashSet<>(range);
		set.retainAll(new Range(0, 4));
		System.out.println(set.size() + Collections.max(range) + range.stream().mapToInt(n -> n).sum());
	}
}
