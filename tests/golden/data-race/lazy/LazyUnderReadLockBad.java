// The table is made on first use, under the read lock.
// run: scan --only data-race
// expect: data-race field=LazyUnderReadLockBad.table severity=high
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LazyUnderReadLockBad {
	private final ReadWriteLock lock = new ReentrantReadWriteLock();
	private int[] table;

	int at(int i) {
		lock.readLock().lock();
		try {
			if (table == null)
				table = new int[] { 1, 2, 3 };
			return table[i];
		} finally {
			lock.readLock().unlock();
		}
	}

	public static void main(String[] args) {
		LazyUnderReadLockBad shared = new LazyUnderReadLockBad();
		new Thread(() -> shared.at(0)).start();
		System.out.println(shared.at(1));
	}
}
