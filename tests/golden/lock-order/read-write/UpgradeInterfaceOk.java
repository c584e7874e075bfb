// run: scan --only lock-order --library
// expect: none
// The helper asks for the write lock with nothing held, or under the write lock; the read lock is taken under the write lock.
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeInterfaceOk {
	private final ReadWriteLock rw = new ReentrantReadWriteLock();
	private String text;

	public String text() {
		rw.readLock().lock();
		try {
			if (text != null)
				return text;
		} finally {
			rw.readLock().unlock();
		}
		refresh();
		return both();
	}

	public String both() {
		rw.writeLock().lock();
		try {
			refresh();
			rw.readLock().lock();
			try {
				return text;
			} finally {
				rw.readLock().unlock();
			}
		} finally {
			rw.writeLock().unlock();
		}
	}

	private void refresh() {
		rw.writeLock().lock();
		try {
			text = "new";
		} finally {
			rw.writeLock().unlock();
		}
	}
}
