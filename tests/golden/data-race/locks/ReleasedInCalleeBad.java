// The callee releases the lock that its caller took.
// run: scan --only data-race
// expect: data-race field=ReleasedInCalleeBad.n
import java.util.concurrent.locks.ReentrantLock;
class ReleasedInCalleeBad implements Runnable {
	final ReentrantLock lock = new ReentrantLock();
	int n;
	void done() {
		lock.unlock();
	}
	public void run() {
		lock.lock();
		done();
		n++;
	}
	public static void main(String[] x) {
		ReleasedInCalleeBad o = new ReleasedInCalleeBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
