// A write under the read lock: two readers may be there.
// run: scan --only data-race
// expect: data-race field=ReadWriteBad.n
import java.util.concurrent.locks.*;
class ReadWriteBad {
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
		lock.readLock().lock();
		try {
			n++;
		} finally {
			lock.readLock().unlock();
		}
	}
	public static void main(String[] a) {
		ReadWriteBad o = new ReadWriteBad();
		new Thread(o::inc).start();
		new Thread(o::inc).start();
		System.out.println(o.get());
	}
}
