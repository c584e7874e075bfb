// The lock is released before the write.
// run: scan --only data-race
// expect: data-race field=ReentrantBad.n
import java.util.concurrent.locks.ReentrantLock;
class ReentrantBad implements Runnable {
	private final ReentrantLock lock = new ReentrantLock();
	private int n;
	public void run() {
		lock.lock();
		try {
			System.out.println("in");
		} finally {
			lock.unlock();
		}
		n++;
	}
	public static void main(String[] a) {
		ReentrantBad o = new ReentrantBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
