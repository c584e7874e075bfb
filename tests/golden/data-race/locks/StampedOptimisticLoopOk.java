// Optimistic reads in a loop until one is validated: what a failed round read is thrown away.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticLoopOk {
	private final StampedLock lock = new StampedLock();
	private int low, high;

	int width() {
		int a, b;
		long stamp;
		do {
			stamp = lock.tryOptimisticRead();
			a = low;
			b = high;
		} while (!lock.validate(stamp));
		return b - a;
	}

	void move(int by) {
		long stamp = lock.writeLock();
		try {
			low += by;
			high += by;
		} finally {
			lock.unlockWrite(stamp);
		}
	}

	public static void main(String[] args) {
		StampedOptimisticLoopOk range = new StampedOptimisticLoopOk();
		new Thread(() -> range.move(3)).start();
		System.out.println(range.width());
	}
}
