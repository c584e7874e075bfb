// check: no-error
// tryLock with a timeout gives up and frees the first lock.
import java.util.concurrent.locks.*;
import java.util.concurrent.*;

public class TryLockBackoff {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
	static boolean both(ReentrantLock x, ReentrantLock y) throws InterruptedException {
		if (!x.tryLock()) return false;
		try {
			if (!y.tryLock(10, TimeUnit.MILLISECONDS)) return false;
			y.unlock();
			return true;
		} finally { x.unlock(); }
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { try { both(a, b); } catch (InterruptedException e) { } });
		t.start();
		both(b, a);
		t.join();
	}
}
