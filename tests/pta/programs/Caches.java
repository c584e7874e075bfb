import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

public class Caches {
	static class Cache<K, V> {
		private final Map<K, V> entries = new LinkedHashMap<>();
		private final Function<K, V> loader;
		private final List<Listener<K>> listeners = new ArrayList<>();

		Cache(Function<K, V> loader) {
			this.loader = loader;
		}

		V get(K key) {
			V value = entries.get(key);
			if (value == null) {
				value = loader.apply(key);
				entries.put(key, value);
				for (Listener<K> listener : listeners)
					listener.loaded(key);
			}
			return value;
		}

		Cache<K, V> listen(Listener<K> listener) {
			listeners.add(listener);
			return this;
		}
	}

	@FunctionalInterface
	interface Listener<K> {
		void loaded(K key);

		default Listener<K> and(Listener<K> next) {
			return key -> {
				loaded(key);
				next.loaded(key);
			};
		}
	}

	static class Id {
		final String space;
		final int n;

		Id(String space, int n) {
			this.space = space;
			this.n = n;
		}

		@Override
		public boolean equals(Object other) {
			if (!(other instanceof Id))
				return false;
			Id id = (Id) other;
			return n == id.n && Objects.equals(space, id.space);
		}

		@Override
		public int hashCode() {
			return Objects.hash(space, n);
		}
	}

	static class Counter implements Listener<Id> {
		int n;

		@Override
		public void loaded(Id id) {
			n++;
		}
	}

	static final Map<Integer, Long> memo = new HashMap<>();

	static long fibonacci(int n) {
		if (n < 2)
			return n;
		Long known = memo.get(n);
		if (known != null)
			return known;
		long value = fibonacci(n - 1) + fibonacci(n - 2);
		memo.put(n, value);
		return value;
	}

	public static void main(String[] args) {
		Counter counter = new Counter();
		Cache<Id, String> cache = new Cache<Id, String>(id -> id.space + id.n).listen(counter.and(id -> System.out.println(id.n)));
		cache.get(new Id("a", 1));
		cache.get(new Id("a", 1));
		cache.get(new Id("b", 2));
		System.out.println(counter.n + " " + fibonacci(20));
	}
}
