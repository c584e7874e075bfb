// check: data-race
// A semaphore of two is no lock.
import java.util.concurrent.*;

public class SemaphoreTwo {
	static final Semaphore s = new Semaphore(2);
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			s.acquireUninterruptibly();
			n++;
			s.release();
		});
		Thread u = new Thread(() -> {
			s.acquireUninterruptibly();
			n++;
			s.release();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
