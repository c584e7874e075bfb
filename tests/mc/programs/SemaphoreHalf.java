// check: deadlock
// Two that need both of two permits.
import java.util.concurrent.*;

public class SemaphoreHalf {
	static final Semaphore s = new Semaphore(2);

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			s.acquireUninterruptibly();
			s.acquireUninterruptibly();
			s.release(2);
		});
		Thread u = new Thread(() -> {
			s.acquireUninterruptibly();
			s.acquireUninterruptibly();
			s.release(2);
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
