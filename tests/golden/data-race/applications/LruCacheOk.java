// One lock for everything.
// run: scan --only data-race
// expect: none
import java.util.*;
public class LruCacheOk {
	private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true) {
		@Override protected boolean removeEldestEntry(Map.Entry<String, String> eldest) { return size() > 100; }
	};
	private final Object lock = new Object();
	String get(String k) {
		synchronized (lock) {
			return map.computeIfAbsent(k, x -> x + x);
		}
	}
	int size() { synchronized (lock) { return map.size(); } }
	public static void main(String[] args) {
		LruCacheOk cache = new LruCacheOk();
		for (int i = 0; i < 3; i++)
			new Thread(() -> cache.get("a")).start();
		System.out.println(cache.size());
	}
}
// corpus: unseen25
