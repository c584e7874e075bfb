// Two permits let two threads in.
// run: scan --only data-race
// expect: data-race field=SemaphoreOfTwoBad.n
import java.util.concurrent.Semaphore;
class SemaphoreOfTwoBad implements Runnable {
	final Semaphore s = new Semaphore(2);
	int n;
	public void run() {
		s.acquireUninterruptibly();
		n++;
		s.release();
	}
	public static void main(String[] x) {
		SemaphoreOfTwoBad o = new SemaphoreOfTwoBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
