// run: scan --only lock-order --library
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// Each wagon has a lock of its own and takes that of the next one; and, when it brakes, that of the one before.
import java.util.concurrent.locks.ReentrantLock;

public class LinkedPartsBad {
	private final ReentrantLock lock = new ReentrantLock();
	private volatile LinkedPartsBad ahead, behind;
	private int speed;

	public void couple(LinkedPartsBad other) {
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
			behind.set(0);
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
