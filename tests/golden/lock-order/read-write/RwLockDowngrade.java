// run: scan --only lock-order
// expect: none
// The write lock is downgraded to a read lock before it is released, which is allowed, and no other lock is involved.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwLockDowngrade {
	private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
	private final Map<String, String> map = new HashMap<>();
	private boolean valid;

	public String get(String key) {
		rw.readLock().lock();
		if (!valid) {
			rw.readLock().unlock();
			rw.writeLock().lock();
			try {
				if (!valid) {
					map.put("built", "yes");
					valid = true;
				}
				rw.readLock().lock();
			} finally {
				rw.writeLock().unlock();
			}
		}
		try {
			return map.get(key);
		} finally {
			rw.readLock().unlock();
		}
	}

	public void invalidate() {
		rw.writeLock().lock();
		try {
			valid = false;
		} finally {
			rw.writeLock().unlock();
		}
	}
}
// corpus: unseen
