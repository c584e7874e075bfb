// check: no-error
// A semaphore of one as a lock.
import java.util.concurrent.*;

public class SemaphoreMutex {
	static final Semaphore s = new Semaphore(1);
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
		assert n == 2;
	}
}
