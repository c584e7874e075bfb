// run: scan --library --only lock-order
// expect: lock-order
// Whether the method waits for the lock, the caller says, and under the other lock says no.
import java.util.concurrent.locks.ReentrantLock;

public class FP_ToldNotToWait {
	private final ReentrantLock files = new ReentrantLock();
	private final ReentrantLock blanks = new ReentrantLock();
	private int n;

	private void swapOut(boolean force) {
		if (force) {
			files.lock();
		} else if (!files.tryLock()) {
			return;
		}
		try {
			n--;
		} finally {
			files.unlock();
		}
	}

	public void allocate() {
		blanks.lock();
		try {
			swapOut(false);
		} finally {
			blanks.unlock();
		}
	}

	public void close() {
		swapOut(true);
	}

	public void append() {
		files.lock();
		try {
			blanks.lock();
			try {
				n++;
			} finally {
				blanks.unlock();
			}
		} finally {
			files.unlock();
		}
	}
}
// corpus: jars
