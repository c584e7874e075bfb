// run: scan --only lock-order --library
// expect: none
// There is one read-write lock with write-to-read downgrade, and a leaf stats lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadDowngrade {
	private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
	private final Map<String, String> map = new HashMap<>();
	private final Object stats = new Object();
	private long hits, misses;

	public String get(String key) {
		rw.readLock().lock();
		String v = map.get(key);
		if (v == null) {
			rw.readLock().unlock();
			rw.writeLock().lock();
			try {
				v = map.computeIfAbsent(key, k -> k + "!");
				rw.readLock().lock();
			} finally { rw.writeLock().unlock(); }
			synchronized (stats) { misses++; }
		} else {
			synchronized (stats) { hits++; }
		}
		try {
			return v + map.size();
		} finally { rw.readLock().unlock(); }
	}

	public double ratio() {
		synchronized (stats) { return hits + misses == 0 ? 0 : (double) hits / (hits + misses); }
	}
}
// corpus: unseen
