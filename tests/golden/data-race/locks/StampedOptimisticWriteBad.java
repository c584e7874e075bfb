// A write between the stamp and its validation: validating does not take a write back.
// run: scan --only data-race
// expect: data-race field=StampedOptimisticWriteBad.reads severity=high
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticWriteBad {
	private final StampedLock lock = new StampedLock();
	private int value;
	private int reads;

	int get() {
		long stamp = lock.tryOptimisticRead();
		int v = value;
		reads++;
		if (!lock.validate(stamp)) {
			stamp = lock.readLock();
			try {
				v = value;
			} finally {
				lock.unlockRead(stamp);
			}
		}
		return v;
	}

	void set(int v) {
		long stamp = lock.writeLock();
		value = v;
		lock.unlockWrite(stamp);
	}

	public static void main(String[] args) {
		StampedOptimisticWriteBad shared = new StampedOptimisticWriteBad();
		Thread a = new Thread(shared::get), b = new Thread(shared::get);
		a.start();
		b.start();
		shared.set(4);
	}
}
