// The write is between lock and unlock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;
class ReentrantOk implements Runnable {
	private final ReentrantLock lock = new ReentrantLock();
	private int n;
	public void run() {
		lock.lock();
		try {
			n++;
			System.out.println("in");
		} finally {
			lock.unlock();
		}
	}
	public static void main(String[] a) {
		ReentrantOk o = new ReentrantOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
