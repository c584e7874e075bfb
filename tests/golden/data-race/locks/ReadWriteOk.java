// Writes under the write lock, reads under the read lock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
class ReadWriteOk {
	private final ReadWriteLock lock = new ReentrantReadWriteLock();
	private int n;
	int get() {
		lock.readLock().lock();
		try {
			return n;
		} finally {
			lock.readLock().unlock();
		}
	}
	void inc() {
		lock.writeLock().lock();
		try {
			n++;
		} finally {
			lock.writeLock().unlock();
		}
	}
	public static void main(String[] a) {
		ReadWriteOk o = new ReadWriteOk();
		new Thread(o::inc).start();
		new Thread(o::inc).start();
		System.out.println(o.get());
	}
}
