// Only on the true branch.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
class TryLockOk implements Runnable {
	private final Lock lock = new ReentrantLock();
	private int n;
	public void run() {
		if (lock.tryLock()) {
			try {
				n++;
			} finally {
				lock.unlock();
			}
		}
	}
	public static void main(String[] a) {
		TryLockOk o = new TryLockOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
