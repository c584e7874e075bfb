// run: scan --only lock-order --library
// expect: lock-order
// KeyLocks.rename locks lockFor(from) then lockFor(to), locks from a ConcurrentHashMap.
import java.util.HashMap;
import java.util.Map;
import java.util.Collections;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

public class KeyLocks {
	private final ConcurrentHashMap<String, ReentrantLock> locks = new ConcurrentHashMap<>();
	private final Map<String, byte[]> blobs = Collections.synchronizedMap(new HashMap<>());

	private ReentrantLock lockFor(String key) {
		return locks.computeIfAbsent(key, k -> new ReentrantLock());
	}

	public void put(String key, byte[] data) {
		ReentrantLock l = lockFor(key);
		l.lock();
		try { blobs.put(key, data); } finally { l.unlock(); }
	}

	public boolean rename(String from, String to) {
		ReentrantLock src = lockFor(from);
		src.lock();
		try {
			ReentrantLock dst = lockFor(to);
			dst.lock();
			try {
				byte[] b = blobs.remove(from);
				if (b == null) return false;
				blobs.put(to, b);
				return true;
			} finally { dst.unlock(); }
		} finally { src.unlock(); }
	}
}
// corpus: unseen
