// The write is done whether or not the lock was had.
// run: scan --only data-race
// expect: data-race field=TryLockBad.n
import java.util.concurrent.locks.*;
class TryLockBad implements Runnable {
	private final Lock lock = new ReentrantLock();
	private int n;
	public void run() {
		boolean had = lock.tryLock();
		n++;
		if (had)
			lock.unlock();
	}
	public static void main(String[] a) {
		TryLockBad o = new TryLockBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
