// check: no-error
// Two ReentrantLocks in one order.
import java.util.concurrent.locks.*;

public class ReentrantLocksSame {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			a.lock();
			b.lock();
			b.unlock();
			a.unlock();
		});
		Thread u = new Thread(() -> {
			a.lock();
			b.lock();
			b.unlock();
			a.unlock();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
