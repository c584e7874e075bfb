// run: scan --only lock-order --library
// expect: lock-order
// report() holds the lock and waits for a permit; four threads in store() may have all permits and wait for the lock.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class PermitThenLockBad {
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
		lock.lock();
		try {
			slots.acquire();
			try {
				return stored;
			} finally {
				slots.release();
			}
		} finally {
			lock.unlock();
		}
	}
}
