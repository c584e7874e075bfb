// run: scan --only lock-order
// expect: lock-order
// lockAll takes the locks of a caller's list in the list's order and holds all of them.
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LockAllUnsorted {
	public static class Row {
		final ReentrantLock lock = new ReentrantLock();
		int value;
		public void set(int v) {
			lock.lock();
			try {
				value = v;
			} finally {
				lock.unlock();
			}
		}
	}

	private static void lockAll(List<Row> rows) {
		for (Row r : rows)
			r.lock.lock();
	}

	private static void unlockAll(List<Row> rows) {
		for (Row r : rows)
			r.lock.unlock();
	}

	public static int sum(List<Row> rows) {
		lockAll(rows);
		try {
			int s = 0;
			for (Row r : rows)
				s += r.value;
			return s;
		} finally {
			unlockAll(rows);
		}
	}
}
// corpus: unseen
