// run: scan --only lock-order --library
// expect: none
// Each wagon has a lock of its own and takes that of the next one; never that of the one before.
import java.util.concurrent.locks.ReentrantLock;

public class LinkedPartsOk {
	private final ReentrantLock lock = new ReentrantLock();
	private volatile LinkedPartsOk ahead, behind;
	private int speed;

	public void couple(LinkedPartsOk other) {
		ahead = other;
		other.behind = this;
	}

	public void push(int v) {
		lock.lock();
		try {
			ahead.set(v);
		} finally {
			lock.unlock();
		}
	}

	public void brake() {
		lock.lock();
		try {
			ahead.set(0);
		} finally {
			lock.unlock();
		}
	}

	private void set(int v) {
		lock.lock();
		try {
			speed = v;
		} finally {
			lock.unlock();
		}
	}
}
