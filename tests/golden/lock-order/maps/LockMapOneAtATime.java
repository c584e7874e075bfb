// run: scan --only lock-order
// expect: none
// rename holds only one per-key lock at any time: it removes under the first and puts under the second.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

public class LockMapOneAtATime {
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
		byte[] d;
		ReentrantLock a = lockFor(from);
		a.lock();
		try {
			d = files.remove(from);
		} finally {
			a.unlock();
		}
		if (d != null)
			write(to, d);
	}
}
// corpus: unseen
