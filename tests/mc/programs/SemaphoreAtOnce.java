// check: no-error
// Two that take both permits at once.
import java.util.concurrent.*;

public class SemaphoreAtOnce {
	static final Semaphore s = new Semaphore(2);

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			s.acquireUninterruptibly(2);
			s.release(2);
		});
		Thread u = new Thread(() -> {
			s.acquireUninterruptibly(2);
			s.release(2);
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
