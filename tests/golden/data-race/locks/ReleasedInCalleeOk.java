// The callee leaves it alone.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;
class ReleasedInCalleeOk implements Runnable {
	final ReentrantLock lock = new ReentrantLock();
	int n;
	void done() {
		System.out.println("x");
	}
	public void run() {
		lock.lock();
		done();
		n++;
		lock.unlock();
	}
	public static void main(String[] x) {
		ReleasedInCalleeOk o = new ReleasedInCalleeOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
