// run: scan --only lock-order
// expect: lock-order
// put evicts under the cache lock and tells the listener, which locks the session table; the table looks entries up under its own lock.
import java.util.LinkedHashMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

public class CacheEvictionListener {
	public static class Cache<K, V> {
		private final LinkedHashMap<K, V> map = new LinkedHashMap<>();
		private final int limit;
		private BiConsumer<K, V> onEvict = (k, v) -> { };

		public Cache(int limit) {
			this.limit = limit;
		}

		public synchronized void setOnEvict(BiConsumer<K, V> c) {
			onEvict = c;
		}

		public synchronized V get(K k) {
			return map.get(k);
		}

		public synchronized void put(K k, V v) {
			map.put(k, v);
			if (map.size() > limit) {
				Map.Entry<K, V> eldest = map.entrySet().iterator().next();
				map.remove(eldest.getKey());
				onEvict.accept(eldest.getKey(), eldest.getValue());
			}
		}
	}

	public static class Sessions {
		private final Map<String, Integer> evicted = new HashMap<>();
		private final Cache<String, Integer> cache = new Cache<>(100);

		public Sessions() {
			cache.setOnEvict((k, v) -> {
				synchronized (evicted) {
					evicted.put(k, v);
				}
			});
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
}
// corpus: unseen
