// run: scan --only lock-order
// expect: none
// The reader holding the journal uses only tryOptimisticRead and tryReadLock, neither of which blocks.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
	private final StampedLock sl = new StampedLock();
	private final List<String> journal = new ArrayList<>();
	private double x, y;

	public void moveIn(double dx, double dy) {
		long stamp = sl.writeLock();
		try {
			x += dx;
			y += dy;
			synchronized (journal) {
				journal.add(dx + " " + dy);
			}
		} finally {
			sl.unlockWrite(stamp);
		}
	}

	public double peek() {
		synchronized (journal) {
			long stamp = sl.tryOptimisticRead();
			double p = x * y;
			if (sl.validate(stamp))
				return p + journal.size();
			stamp = sl.tryReadLock();
			if (stamp == 0)
				return Double.NaN;
			try {
				return x * y + journal.size();
			} finally {
				sl.unlockRead(stamp);
			}
		}
	}
}
// corpus: unseen
