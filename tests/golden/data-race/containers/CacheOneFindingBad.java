// One HashMap in a field, changed and read at five places by two threads: one finding, on the field.
// run: scan --only data-race
// expect: data-race field=CacheOneFindingBad$Cache.map severity=high
import java.util.HashMap;
import java.util.Map;

public class CacheOneFindingBad {
	static class Cache {
		private final Map<String, String> map = new HashMap<>();

		String get(String key) {
			String value = map.get(key);
			if (value == null) {
				value = key.toUpperCase();
				map.put(key, value);
			}
			return value;
		}

		void forget(String key) {
			map.remove(key);
		}

		int total() {
			int n = 0;
			for (Map.Entry<String, String> e : map.entrySet())
				n += e.getValue().length();
			return n + map.size();
		}
	}

	public static void main(String[] args) {
		Cache cache = new Cache();
		new Thread(() -> cache.get("a")).start();
		new Thread(() -> cache.forget("a")).start();
		System.out.println(cache.total());
	}
}
