import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

// Iterators that wrap iterators; generics, inner classes, lambdas, exceptions together.
public class Iterators {
	interface Sequence<T> extends Iterable<T> {
		static <T> Sequence<T> of(T... all) {
			return () -> new Iterator<T>() {
				int at;

				public boolean hasNext() {
					return at < all.length;
				}

				public T next() {
					try {
						return all[at++];
					} catch (ArrayIndexOutOfBoundsException e) {
						throw new NoSuchElementException("at " + --at);
					}
				}
			};
		}

		default Sequence<T> filter(Predicate<? super T> p) {
			return () -> {
				Iterator<T> inner = iterator();
				return new Iterator<T>() {
					T next;
					boolean ready;

					public boolean hasNext() {
						while (!ready && inner.hasNext()) {
							next = inner.next();
							ready = p.test(next);
						}
						return ready;
					}

					public T next() {
						if (!hasNext())
							throw new NoSuchElementException("filtered");
						ready = false;
						return next;
					}
				};
			};
		}

		default int count() {
			int n = 0;
			for (T ignored : this)
				n++;
			return n;
		}
	}

	public static void main(String[] args) {
		Sequence<Integer> s = Sequence.of(1, 2, 3, 4, 5, 6);
		int sum = 0;
		for (int i : s.filter(x -> x % 2 == 0).filter(x -> x > 2))
			sum = sum * 10 + i;
		System.out.println(sum + " " + s.count() + " " + s.filter(x -> false).count());
		Iterator<Integer> it = s.filter(x -> x > 5).iterator();
		System.out.println(it.next());
		try {
			it.next();
		} catch (NoSuchElementException e) {
			System.out.println(e.getMessage());
		}
		it = s.iterator();
		try {
			while (true)
				it.next();
		} catch (NoSuchElementException e) {
			System.out.println(e.getMessage());
		}
		try {
			it.remove();
		} catch (UnsupportedOperationException e) {
			System.out.println(e.getMessage());
		}
	}
}
