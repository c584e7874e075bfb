import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

// run: scan --only lock-order --library
// expect: lock-order severity=high
// clear() does not hold `lock` when it asks for the parts lock to release it.
public class LockByGetterBad {
	private final Object lock = new Object();
	private final ReentrantLock partsLock = new ReentrantLock();
	private final List<String> parts = new ArrayList<>();

	public ReentrantLock getPartsLock() {
		synchronized (lock) {
			return partsLock;
		}
	}

	public void clear() {
		getPartsLock().lock();
		try {
			parts.clear();
		} finally {
			getPartsLock().unlock();
		}
	}

	public void add(String part) {
		synchronized (lock) {
			getPartsLock().lock();
			try {
				parts.add(part);
			} finally {
				getPartsLock().unlock();
			}
		}
	}
}
// corpus: jars
