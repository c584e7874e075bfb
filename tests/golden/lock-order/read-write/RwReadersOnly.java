// run: scan --only lock-order
// expect: none
// The pair is taken in both orders but only ever by read locks, and no writer ever exists in this class.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RwReadersOnly {
	private final ReentrantReadWriteLock a = new ReentrantReadWriteLock();
	private final ReentrantReadWriteLock b = new ReentrantReadWriteLock();
	private final int[] left = {1, 2, 3};
	private final int[] right = {4, 5, 6};

	public int leftRight(int i) {
		a.readLock().lock();
		try {
			b.readLock().lock();
			try {
				return left[i] + right[i];
			} finally {
				b.readLock().unlock();
			}
		} finally {
			a.readLock().unlock();
		}
	}

	public int rightLeft(int i) {
		b.readLock().lock();
		try {
			a.readLock().lock();
			try {
				return right[i] - left[i];
			} finally {
				a.readLock().unlock();
			}
		} finally {
			b.readLock().unlock();
		}
	}
}
// corpus: unseen
