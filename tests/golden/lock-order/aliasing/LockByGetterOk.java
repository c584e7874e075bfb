import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

// run: scan --only lock-order --library
// expect: none
// The getter locks too, but whoever asks for the parts' lock a second time, to release it, holds `lock` all the time.
public class LockByGetterOk {
	private final Object lock = new Object();
	private final ReentrantLock partsLock = new ReentrantLock();
	private final List<String> parts = new ArrayList<>();

	public ReentrantLock getPartsLock() {
		synchronized (lock) {
			return partsLock;
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
