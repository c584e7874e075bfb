// run: scan --only lock-order --library
// expect: lock-order
// Nested lockout: TokenGate.acquire awaits Condition refilled (bucketLock) while holding configLock, refill needs configLock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TokenGate {
	private final ReentrantLock configLock = new ReentrantLock();
	private final ReentrantLock bucketLock = new ReentrantLock();
	private final Condition refilled = bucketLock.newCondition();
	private int rate = 10;
	private int tokens;

	public void acquire() throws InterruptedException {
		configLock.lock();
		try {
			bucketLock.lock();
			try {
				while (tokens < rate) refilled.await();
				tokens -= rate;
			} finally { bucketLock.unlock(); }
		} finally { configLock.unlock(); }
	}

	public void refill() {
		configLock.lock();
		try {
			bucketLock.lock();
			try {
				tokens += rate;
				refilled.signalAll();
			} finally { bucketLock.unlock(); }
		} finally { configLock.unlock(); }
	}
}
// corpus: unseen
