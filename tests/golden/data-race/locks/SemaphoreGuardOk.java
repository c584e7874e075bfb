// A semaphore with one permit is a lock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Semaphore;
class SemaphoreGuardOk implements Runnable {
	final Semaphore s = new Semaphore(1);
	int n;
	public void run() {
		s.acquireUninterruptibly();
		try {
			n++;
		} finally {
			s.release();
		}
	}
	public static void main(String[] x) {
		SemaphoreGuardOk o = new SemaphoreGuardOk();
		new Thread(o).start();
		new Thread(o).start();
	}
}
