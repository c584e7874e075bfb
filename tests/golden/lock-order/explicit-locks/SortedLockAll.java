// run: scan --only lock-order
// expect: none
// The rows are put into a list sorted by their unique final id before their locks are taken in that order.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class SortedLockAll {
	private static final AtomicInteger NEXT = new AtomicInteger();

	public static final class Row {
		private final int id = NEXT.getAndIncrement();
		private final ReentrantLock lock = new ReentrantLock();
		private int value;

		public void set(int v) {
			lock.lock();
			try {
				value = v;
			} finally {
				lock.unlock();
			}
		}
	}

	public static int sum(List<Row> rows) {
		List<Row> sorted = new ArrayList<>(new LinkedHashSet<>(rows));
		sorted.sort(Comparator.comparingInt(r -> r.id));
		for (Row r : sorted)
			r.lock.lock();
		try {
			int s = 0;
			for (Row r : sorted)
				s += r.value;
			return s;
		} finally {
			for (Row r : sorted)
				r.lock.unlock();
		}
	}
}
// corpus: unseen
