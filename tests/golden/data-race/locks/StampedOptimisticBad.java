// The optimistic read is not validated.
// run: scan --only data-race
// expect: data-race field=StampedOptimisticBad.x
// expect: data-race field=StampedOptimisticBad.y
import java.util.concurrent.locks.StampedLock;
class StampedOptimisticBad {
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
		return r;
	}
	public static void main(String[] a) {
		StampedOptimisticBad o = new StampedOptimisticBad();
		new Thread(o::move).start();
		System.out.println(o.sum());
	}
}
