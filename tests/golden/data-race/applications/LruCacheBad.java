// A LinkedHashMap in access order changes on get; gets hold the read lock only.
// run: scan --only data-race
// expect: data-race field=LruCacheBad.map
import java.util.*;
import java.util.concurrent.locks.*;
public class LruCacheBad {
	private final Map<String, String> map = new LinkedHashMap<>(16, 0.75f, true);
	private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
	String get(String k) {
		lock.readLock().lock();
		try {
			String v = map.get(k);
			if (v == null) {
				v = k + k;
				map.put(k, v);
			}
			return v;
		} finally { lock.readLock().unlock(); }
	}
	public static void main(String[] args) {
		LruCacheBad cache = new LruCacheBad();
		for (int i = 0; i < 3; i++)
			new Thread(() -> cache.get("a")).start();
	}
}
// corpus: unseen25
