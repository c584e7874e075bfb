// Generics, bridges, wildcards, bounded types, varargs, inner classes, initialisers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

class Generics1 {
	static abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>>, Iterable<T> {
		abstract T value();

		@Override
		public int compareTo(Node<T> o) {
			return value().compareTo(o.value());
		}

		@Override
		public Iterator<T> iterator() {
			return new Iterator<>() {
				boolean used;

				@Override
				public boolean hasNext() {
					return !used;
				}

				@Override
				public T next() {
					if (used) {
						throw new NoSuchElementException("used");
					}
					used = true;
					return value();
				}
			};
		}
	}

	static class IntNode extends Node<Integer> {
		final int v;

		IntNode(int v) {
			this.v = v;
		}

		@Override
		Integer value() {
			return v;
		}
	}

	static <T extends Comparable<? super T>> T max(Iterable<? extends T> all) {
		T best = null;
		for (T t : all) {
			if (best == null || t.compareTo(best) > 0) {
				best = t;
			}
		}
		return best;
	}

	@SafeVarargs
	static <T> List<T> list(T... items) {
		return new ArrayList<>(Arrays.asList(items));
	}

	class Inner {
		int x = outer * 2;

		class Deeper {
			int y = x + outer;
		}
	}

	int outer = 21;
	{
		log.add("instance initialiser");
	}

	static List<String> log = new ArrayList<>();
	static {
		log.add("static initialiser");
	}

	static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) {
		return a -> g.apply(f.apply(a));
	}

	public static void main(String[] args) {
		List<IntNode> nodes = list(new IntNode(3), new IntNode(9), new IntNode(4));
		System.out.println(max(nodes).value() + " " + Collections.max(nodes).v + " " + nodes.get(0).iterator().next());
		Generics1 g = new Generics1();
		Generics1.Inner.Deeper deep = g.new Inner().new Deeper();
		System.out.println(deep.y + " " + log);
		System.out.println(compose((String s) -> s.length(), n -> n * 1.5).apply("four"));
		Map<String, List<Supplier<Integer>>> map = new HashMap<>();
		for (int i = 0; i < 4; i++) {
			int n = i;
			map.computeIfAbsent(n % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(() -> n * n);
		}
		map.forEach((k, v) -> System.out.println(k + " " + v.stream().mapToInt(Supplier::get).sum()));
		BiFunction<Integer, Integer, Integer> add = Integer::sum;
		System.out.println(add.andThen(Object::toString).apply(2, 3).length());
		List<String> words = list("pear", "fig", "banana", "kiwi");
		words.sort(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
		System.out.println(words);
		Object o = (Runnable & java.io.Serializable) () -> { };
		System.out.println((o instanceof java.io.Serializable) + " " + (o instanceof Runnable));
		try {
			Object raw = nodes;
			@SuppressWarnings("unchecked")
			List<String> wrong = (List<String>) raw;
			String s = wrong.get(0);
		} catch (ClassCastException e) {
			System.out.println(e.getMessage());
		}
		Runnable[] shadows = new Runnable[2];
		for (int i = 0; i < 2; i++) {
			int k = i;
			class Local implements Runnable {
				@Override
				public void run() {
					System.out.println("local " + k + " " + g.outer);
				}
			}
			shadows[i] = new Local();
		}
		for (Runnable r : shadows) {
			r.run();
		}
	}
}
