// check: deadlock
// An early return forgets to release the only permit.
import java.util.concurrent.*;

public class SemaphoreNotReleased {
	static final Semaphore permits = new Semaphore(1);
	static void use(boolean early) {
		permits.acquireUninterruptibly();
		if (early) return;
		permits.release();
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> use(true));
		t.start();
		use(false);
		t.join();
	}
}
