// run: scan --only lock-order
// expect: none
// refund only tries the inner lock and gives up without it, so nobody blocks on seat while holding payment.
import java.util.concurrent.locks.ReentrantLock;

public class TryInnerOnly {
	private final ReentrantLock seat = new ReentrantLock();
	private final ReentrantLock payment = new ReentrantLock();
	private int sold, refunded;

	public void sell() {
		seat.lock();
		try {
			payment.lock();
			try {
				sold++;
			} finally {
				payment.unlock();
			}
		} finally {
			seat.unlock();
		}
	}

	public boolean refund() {
		payment.lock();
		try {
			if (!seat.tryLock())
				return false;
			try {
				refunded++;
				return true;
			} finally {
				seat.unlock();
			}
		} finally {
			payment.unlock();
		}
	}
}
// corpus: unseen
