// run: scan --only lock-order
// expect: lock-order
// The two locks come out of a factory method that names them; publish and retract take them in opposite orders.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FactoryLocks {
	static final class Locks {
		static Lock create(boolean fair) {
			return new ReentrantLock(fair);
		}
	}

	private final Lock topics = Locks.create(false);
	private final Lock subscribers = Locks.create(true);
	private int published, retracted;

	public void publish() {
		topics.lock();
		try {
			subscribers.lock();
			try {
				published++;
			} finally {
				subscribers.unlock();
			}
		} finally {
			topics.unlock();
		}
	}

	public void retract() {
		subscribers.lock();
		try {
			topics.lock();
			try {
				retracted++;
			} finally {
				topics.unlock();
			}
		} finally {
			subscribers.unlock();
		}
	}
}
// corpus: unseen
