// check: no-error
// A counter under a ReentrantLock.
import java.util.concurrent.locks.*;

public class ReentrantLockCounter {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
	static int n;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			a.lock();
			try {
				n++;
			} finally {
				a.unlock();
			}
		});
		Thread u = new Thread(() -> {
			a.lock();
			try {
				n++;
			} finally {
				a.unlock();
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert n == 2;
	}
}
