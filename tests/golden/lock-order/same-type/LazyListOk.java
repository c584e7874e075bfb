// run: scan --only lock-order --library
// expect: none
// Two locks walk along the list, pred and curr, always forwards.
import java.util.concurrent.locks.ReentrantLock;

public class LazyListOk {
	private static final class Cell {
		final ReentrantLock guard = new ReentrantLock();
		final int item;
		Cell after;
		Cell(int item) { this.item = item; }
	}

	private final Cell first = new Cell(Integer.MIN_VALUE);

	public LazyListOk() {
		first.after = new Cell(Integer.MAX_VALUE);
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
			pred.after = made;
			return true;
		} finally {
			curr.guard.unlock();
			pred.guard.unlock();
		}
	}

	public int count() {
		Cell cur = first;
		cur.guard.lock();
		int n = 0;
		while (cur.after != null) {
			Cell next = cur.after;
			next.guard.lock();
			cur.guard.unlock();
			cur = next;
			n++;
		}
		cur.guard.unlock();
		return n;
	}
}
