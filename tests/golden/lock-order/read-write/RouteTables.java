// run: scan --only lock-order --library
// expect: lock-order
// RouteTables: forward.writeLock -> reverse.writeLock in addRoute, reverse.writeLock -> forward.writeLock in dropTarget.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RouteTables {
	private final ReadWriteLock forwardLock = new ReentrantReadWriteLock();
	private final ReadWriteLock reverseLock = new ReentrantReadWriteLock();
	private final Map<String, String> forward = new HashMap<>();
	private final Map<String, String> reverse = new HashMap<>();

	public void addRoute(String from, String to) {
		forwardLock.writeLock().lock();
		try {
			forward.put(from, to);
			linkBack(to, from);
		} finally { forwardLock.writeLock().unlock(); }
	}

	private void linkBack(String to, String from) {
		reverseLock.writeLock().lock();
		try { reverse.put(to, from); } finally { reverseLock.writeLock().unlock(); }
	}

	public void dropTarget(String to) {
		reverseLock.writeLock().lock();
		try {
			String from = reverse.remove(to);
			if (from != null) {
				forwardLock.writeLock().lock();
				try { forward.remove(from); } finally { forwardLock.writeLock().unlock(); }
			}
		} finally { reverseLock.writeLock().unlock(); }
	}

	public String lookup(String from) {
		forwardLock.readLock().lock();
		try { return forward.get(from); } finally { forwardLock.readLock().unlock(); }
	}
}
// corpus: unseen
