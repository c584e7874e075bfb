// run: scan --only lock-order --library
// expect: lock-order
// The two locks of a ReadWriteLock in fields of type Lock; refresh() asks for the write lock under the read lock.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class UpgradeInterfaceBad {
	private final ReadWriteLock rw = new ReentrantReadWriteLock();
	private final Lock reading = rw.readLock();
	private final Lock writing = rw.writeLock();
	private String text;

	public String text() {
		reading.lock();
		try {
			if (text == null)
				refresh();
			return text;
		} finally {
			reading.unlock();
		}
	}

	private void refresh() {
		writing.lock();
		try {
			text = "new";
		} finally {
			writing.unlock();
		}
	}
}
