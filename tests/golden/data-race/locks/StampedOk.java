// Write and read locks of one StampedLock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.StampedLock;
class StampedOk {
	private final StampedLock l = new StampedLock();
	private int x;
	void move() {
		long s = l.writeLock();
		try {
			x++;
		} finally {
			l.unlockWrite(s);
		}
	}
	int get() {
		long s = l.readLock();
		try {
			return x;
		} finally {
			l.unlockRead(s);
		}
	}
	public static void main(String[] a) {
		StampedOk o = new StampedOk();
		new Thread(o::move).start();
		new Thread(o::move).start();
		System.out.println(o.get());
	}
}
