// check: no-error
// An optimistic read that is validated, else a read lock.
import java.util.concurrent.locks.*;

public class StampedPoint {
	static final StampedLock lock = new StampedLock();
	static volatile int x, y;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { long s = lock.writeLock(); x = 1; y = 1; lock.unlockWrite(s); });
		t.start();
		long s = lock.tryOptimisticRead();
		int a = x, b = y;
		if (!lock.validate(s)) { s = lock.readLock(); a = x; b = y; lock.unlockRead(s); }
		assert a == b;
		t.join();
	}
}
