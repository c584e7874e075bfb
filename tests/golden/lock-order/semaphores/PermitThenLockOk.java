// run: scan --only lock-order --library
// expect: none
// Permit first, lock second, in both methods.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class PermitThenLockOk {
	private final Semaphore slots = new Semaphore(4);
	private final ReentrantLock lock = new ReentrantLock();
	private int stored;

	public void store() throws InterruptedException {
		slots.acquire();
		try {
			lock.lock();
			try {
				stored++;
			} finally {
				lock.unlock();
			}
		} finally {
			slots.release();
		}
	}

	public int report() throws InterruptedException {
		slots.acquire();
		try {
			lock.lock();
			try {
				return stored;
			} finally {
				lock.unlock();
			}
		} finally {
			slots.release();
		}
	}
}
