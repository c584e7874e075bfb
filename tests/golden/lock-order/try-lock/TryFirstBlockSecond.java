// run: scan --only lock-order
// expect: lock-order
// The first lock is taken by tryLock but the second by a blocking lock, in the opposite order to the other method.
import java.util.concurrent.locks.ReentrantLock;

public class TryFirstBlockSecond {
	private final ReentrantLock seat = new ReentrantLock();
	private final ReentrantLock payment = new ReentrantLock();
	private int sold, refunded;

	public boolean sell() {
		if (!seat.tryLock())
			return false;
		try {
			payment.lock();
			try {
				sold++;
				return true;
			} finally {
				payment.unlock();
			}
		} finally {
			seat.unlock();
		}
	}

	public void refund() {
		payment.lock();
		try {
			seat.lock();
			try {
				refunded++;
			} finally {
				seat.unlock();
			}
		} finally {
			payment.unlock();
		}
	}
}
// corpus: unseen
