// run: scan --only lock-order --library
// expect: none
// Two stripes are locked in index order and the resize locks all stripes ascending.
import java.util.concurrent.locks.ReentrantLock;

public class SortedStripes {
	private final ReentrantLock[] stripes = new ReentrantLock[8];
	private final long[] cells = new long[1024];

	public SortedStripes() {
		for (int i = 0; i < stripes.length; i++) stripes[i] = new ReentrantLock();
	}

	public void move(int from, int to, long n) {
		int a = from & 7, b = to & 7;
		int lo = Math.min(a, b), hi = Math.max(a, b);
		stripes[lo].lock();
		try {
			stripes[hi].lock();
			try {
				cells[from] -= n;
				cells[to] += n;
			} finally { stripes[hi].unlock(); }
		} finally { stripes[lo].unlock(); }
	}

	public long sum() {
		for (int i = 0; i < stripes.length; i++) stripes[i].lock();
		try {
			long s = 0;
			for (long c : cells) s += c;
			return s;
		} finally {
			for (int i = stripes.length - 1; i >= 0; i--) stripes[i].unlock();
		}
	}
}
// corpus: unseen
