// One method takes the lock, another releases it; between the two it is held.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.ReentrantLock;
class AcquiredInCalleeOk implements Runnable {
	final ReentrantLock lock = new ReentrantLock();
	int n;
	void enter() { lock.lock(); }
	void leave() { lock.unlock(); }
	public void run() {
		enter();
		try {
			n++;
		} finally {
			leave();
		}
	}
	public static void main(String[] x) {
		AcquiredInCalleeOk o = new AcquiredInCalleeOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
