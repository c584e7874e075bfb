// run: scan --only lock-order --library
// expect: none
// The reverse direction uses only tryOptimisticRead (no lock).
import java.util.concurrent.locks.StampedLock;

public class OptimisticPeek {
	private final StampedLock pos = new StampedLock();
	private final StampedLock vel = new StampedLock();
	private double x, v;

	public void step(double dt) {
		long a = pos.writeLock();
		try {
			long b = vel.readLock();
			try { x += v * dt; } finally { vel.unlockRead(b); }
		} finally { pos.unlockWrite(a); }
	}

	public boolean kickIfLeftOf(double limit, double dv) {
		long b = vel.writeLock();
		try {
			long a = pos.tryOptimisticRead();
			double seen = x;
			if (a == 0L || !pos.validate(a)) return false;
			if (seen >= limit) return false;
			v += dv;
			return true;
		} finally { vel.unlockWrite(b); }
	}
}
// corpus: unseen
