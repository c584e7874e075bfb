// run: scan --only lock-order
// expect: lock-order
// moveIn write-locks the map's StampedLock and then synchronizes on the journal; replay does it the other way round.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.StampedLock;

public class StampedInversion {
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

	public double replay() {
		synchronized (journal) {
			long stamp = sl.readLock();
			try {
				return x * y + journal.size();
			} finally {
				sl.unlockRead(stamp);
			}
		}
	}
}
// corpus: unseen
