// moveIfAtOrigin reads under the read lock and writes only once the stamp was converted to a write lock, or a write lock was taken.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.StampedLock;

public class StampedConvert {
	private final StampedLock lock = new StampedLock();
	private double x, y;

	void moveIfAtOrigin(double newX, double newY) {
		long stamp = lock.readLock();
		try {
			while (x == 0.0 && y == 0.0) {
				long ws = lock.tryConvertToWriteLock(stamp);
				if (ws != 0L) {
					stamp = ws;
					x = newX;
					y = newY;
					break;
				}
				lock.unlockRead(stamp);
				stamp = lock.writeLock();
			}
		} finally {
			lock.unlock(stamp);
		}
	}

	public static void main(String[] args) {
		StampedConvert point = new StampedConvert();
		for (int i = 0; i < 3; i++) {
			int n = i;
			new Thread(() -> point.moveIfAtOrigin(n, n)).start();
		}
	}
}
