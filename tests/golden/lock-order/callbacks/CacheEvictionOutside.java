// run: scan --only lock-order
// expect: none
// put remembers the evicted entry, leaves the lock and only then tells the listener.
import java.util.LinkedHashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

public class CacheEvictionOutside {
	static class Cache<K, V> {
		private final LinkedHashMap<K, V> map = new LinkedHashMap<>();
		private final int limit;
		private final BiConsumer<K, V> onEvict;

		Cache(int limit, BiConsumer<K, V> c) {
			this.limit = limit;
			this.onEvict = c;
		}

		synchronized V get(K k) {
			return map.get(k);
		}

		void put(K k, V v) {
			Map.Entry<K, V> eldest = null;
			synchronized (this) {
				map.put(k, v);
				if (map.size() > limit) {
					eldest = map.entrySet().iterator().next();
					map.remove(eldest.getKey());
				}
			}
			if (eldest != null)
				onEvict.accept(eldest.getKey(), eldest.getValue());
		}
	}

	private final Map<String, Integer> evicted = new HashMap<>();
	private final Cache<String, Integer> cache = new Cache<>(100, (k, v) -> remember(k, v));

	private void remember(String k, Integer v) {
		synchronized (evicted) {
			evicted.put(k, v);
		}
	}

	public void open(String id) {
		cache.put(id, id.length());
	}

	public Integer find(String id) {
		synchronized (evicted) {
			Integer v = evicted.get(id);
			return v != null ? v : cache.get(id);
		}
	}
}
// corpus: unseen
