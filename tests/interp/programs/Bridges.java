import java.util.Iterator;

// Generics: bridge methods, bounded types, casts that the compiler adds.
public class Bridges {
	interface Source<T> {
		T get();
	}

	static abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
		T value;

		abstract Node<T> with(T t);

		public int compareTo(Node<T> other) {
			return value.compareTo(other.value);
		}
	}

	static class IntNode extends Node<Integer> implements Source<Integer>, Cloneable {
		IntNode(Integer i) {
			value = i;
		}

		@Override
		IntNode with(Integer i) {
			return new IntNode(i * 2);
		}

		public Integer get() {
			return value;
		}

		@Override
		public IntNode clone() {
			try {
				return (IntNode) super.clone();
			} catch (CloneNotSupportedException e) {
				throw new AssertionError(e);
			}
		}
	}

	static <T extends Comparable<? super T>> T max(Iterable<? extends T> all) {
		T best = null;
		for (T t : all)
			if (best == null || t.compareTo(best) > 0)
				best = t;
		return best;
	}

	static class Range implements Iterable<Integer> {
		final int from, to;

		Range(int from, int to) {
			this.from = from;
			this.to = to;
		}

		public Iterator<Integer> iterator() {
			return new Iterator<>() {
				int at = from;

				public boolean hasNext() {
					return at < to;
				}

				public Integer next() {
					return at++;
				}
			};
		}
	}

	static <A, B> A first(A a, B b) {
		return a;
	}

	@SuppressWarnings({ "unchecked", "rawtypes" })
	public static void main(String[] args) {
		Node<Integer> n = new IntNode(4);
		Node<Integer> m = n.with(5);
		System.out.println(m.value + " " + n.compareTo(m) + " " + ((Source<Integer>) m).get());
		System.out.println(((IntNode) n).clone().get() + 1);
		System.out.println(max(new Range(3, 9)));
		int sum = 0;
		for (int i : new Range(0, 10))
			sum += i;
		System.out.println(sum + first(1, "x") + first("y", 2));
		Node raw = n;
		try {
			raw.with("text");
		} catch (ClassCastException e) {
			System.out.println("bridge casts");
		}
		raw.value = (Comparable) "polluted";
		try {
			Integer i = n.value;
			System.out.println(i);
		} catch (ClassCastException e) {
			System.out.println("compiler casts");
		}
	}
}
