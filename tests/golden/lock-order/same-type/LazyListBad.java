// run: scan --only lock-order --library
// expect: lock-order
// Two locks walk along the list, pred and curr; a second method walks back by the other links.
import java.util.concurrent.locks.ReentrantLock;

public class LazyListBad {
	private static final class Cell {
		final ReentrantLock guard = new ReentrantLock();
		final int item;
		Cell after, before;
		Cell(int item) { this.item = item; }
	}

	private final Cell first = new Cell(Integer.MIN_VALUE), last = new Cell(Integer.MAX_VALUE);

	public LazyListBad() {
		first.after = last;
		last.before = first;
	}

	public boolean add(int item) {
		Cell pred = first;
		pred.guard.lock();
		Cell curr = pred.after;
		curr.guard.lock();
		try {
			while (curr.item < item) {
				pred.guard.unlock();
				pred = curr;
				curr = curr.after;
				curr.guard.lock();
			}
			if (curr.item == item)
				return false;
			Cell made = new Cell(item);
			made.after = curr;
			made.before = pred;
			pred.after = made;
			curr.before = made;
			return true;
		} finally {
			curr.guard.unlock();
			pred.guard.unlock();
		}
	}

	public int fromBehind(int item) {
		Cell cur = last;
		cur.guard.lock();
		int n = 0;
		while (cur.item > item) {
			Cell next = cur.before;
			next.guard.lock();
			cur.guard.unlock();
			cur = next;
			n++;
		}
		cur.guard.unlock();
		return n;
	}
}
