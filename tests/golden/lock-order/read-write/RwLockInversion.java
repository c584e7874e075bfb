// run: scan --only lock-order
// expect: lock-order
// evict takes the index write lock inside the store write lock, lookup takes the store read lock inside the index read lock.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwLockInversion {
	private final ReadWriteLock index = new ReentrantReadWriteLock();
	private final ReadWriteLock store = new ReentrantReadWriteLock();
	private final Map<String, Integer> offsets = new HashMap<>();
	private final Map<Integer, String> pages = new HashMap<>();

	public String lookup(String key) {
		index.readLock().lock();
		try {
			Integer off = offsets.get(key);
			if (off == null)
				return null;
			store.readLock().lock();
			try {
				return pages.get(off);
			} finally {
				store.readLock().unlock();
			}
		} finally {
			index.readLock().unlock();
		}
	}

	public void evict(String key, int off) {
		store.writeLock().lock();
		try {
			pages.remove(off);
			index.writeLock().lock();
			try {
				offsets.remove(key);
			} finally {
				index.writeLock().unlock();
			}
		} finally {
			store.writeLock().unlock();
		}
	}
}
// corpus: unseen
