// It is, and is done again under the read lock where that fails.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.StampedLock;
class StampedOptimisticOk {
	private final StampedLock l = new StampedLock();
	private int x, y;
	void move() {
		long s = l.writeLock();
		x++;
		y++;
		l.unlockWrite(s);
	}
	int sum() {
		long s = l.tryOptimisticRead();
		int r = x + y;
		if (!l.validate(s)) {
			s = l.readLock();
			r = x + y;
			l.unlockRead(s);
		}
		return r;
	}
	public static void main(String[] a) {
		StampedOptimisticOk o = new StampedOptimisticOk();
		new Thread(o::move).start();
		System.out.println(o.sum());
	}
}
