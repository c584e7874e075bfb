// run: scan --only lock-order
// expect: lock-order
// put signals takers while it still holds putLock, and clear locks takeLock before putLock.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TwoLockQueueBad {
	private final ReentrantLock putLock = new ReentrantLock();
	private final ReentrantLock takeLock = new ReentrantLock();
	private final Condition notEmpty = takeLock.newCondition();
	private final AtomicInteger count = new AtomicInteger();
	private final int[] ring = new int[1024];
	private int in, out;

	public void put(int item) {
		putLock.lock();
		try {
			ring[in++ & 1023] = item;
			if (count.getAndIncrement() == 0)
				signalNotEmpty();
		} finally {
			putLock.unlock();
		}
	}

	private void signalNotEmpty() {
		takeLock.lock();
		try {
			notEmpty.signal();
		} finally {
			takeLock.unlock();
		}
	}

	public int take() throws InterruptedException {
		takeLock.lock();
		try {
			while (count.get() == 0)
				notEmpty.await();
			count.decrementAndGet();
			return ring[out++ & 1023];
		} finally {
			takeLock.unlock();
		}
	}

	private void fullyLock() {
		takeLock.lock();
		putLock.lock();
	}

	public void clear() {
		fullyLock();
		try {
			in = out = 0;
			count.set(0);
		} finally {
			putLock.unlock();
			takeLock.unlock();
		}
	}
}
// corpus: unseen
