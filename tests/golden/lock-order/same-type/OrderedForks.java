// run: scan --only lock-order
// expect: none
// Every philosopher takes the fork with the lower index first.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OrderedForks {
	private static final int N = 5;
	private final Lock[] forks = new Lock[N];
	private final long[] eaten = new long[N];

	OrderedForks() {
		for (int i = 0; i < N; i++) forks[i] = new ReentrantLock();
	}

	void dine(int me) {
		int left = me, right = (me + 1) % N;
		int lo = Math.min(left, right), hi = Math.max(left, right);
		for (int k = 0; k < 1000; k++) {
			forks[lo].lock();
			try {
				forks[hi].lock();
				try { eaten[me]++; } finally { forks[hi].unlock(); }
			} finally { forks[lo].unlock(); }
		}
	}

	public static void main(String[] args) {
		OrderedForks t = new OrderedForks();
		for (int i = 0; i < N; i++) {
			final int me = i;
			new Thread(() -> t.dine(me)).start();
		}
	}
}
// corpus: unseen
