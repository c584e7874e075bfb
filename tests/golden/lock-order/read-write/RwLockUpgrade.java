// run: scan --only lock-order
// expect: lock-order
// get takes the write lock while it still holds the read lock of the same lock, which two threads (even one) cannot get past.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwLockUpgrade {
	private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
	private final Map<String, String> map = new HashMap<>();

	public String get(String key) {
		rw.readLock().lock();
		try {
			String v = map.get(key);
			if (v == null) {
				rw.writeLock().lock();
				try {
					v = key.toUpperCase();
					map.put(key, v);
				} finally {
					rw.writeLock().unlock();
				}
			}
			return v;
		} finally {
			rw.readLock().unlock();
		}
	}
}
// corpus: unseen
