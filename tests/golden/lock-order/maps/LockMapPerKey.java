// run: scan --only lock-order
// expect: lock-order
// rename takes the per-key lock of the old name and then that of the new name, both from a concurrent map of locks.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

public class LockMapPerKey {
	private final Map<String, ReentrantLock> locks = new ConcurrentHashMap<>();
	private final Map<String, byte[]> files = new ConcurrentHashMap<>();

	private ReentrantLock lockFor(String name) {
		return locks.computeIfAbsent(name, k -> new ReentrantLock());
	}

	public void write(String name, byte[] data) {
		ReentrantLock l = lockFor(name);
		l.lock();
		try {
			files.put(name, data);
		} finally {
			l.unlock();
		}
	}

	public void rename(String from, String to) {
		ReentrantLock a = lockFor(from);
		ReentrantLock b = lockFor(to);
		a.lock();
		try {
			b.lock();
			try {
				byte[] d = files.remove(from);
				if (d != null)
					files.put(to, d);
			} finally {
				b.unlock();
			}
		} finally {
			a.unlock();
		}
	}
}
// corpus: unseen
