// check: deadlock
// Two ReentrantLocks in opposite orders.
import java.util.concurrent.locks.*;

public class ReentrantLocks {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			a.lock();
			b.lock();
			b.unlock();
			a.unlock();
		});
		Thread u = new Thread(() -> {
			b.lock();
			a.lock();
			a.unlock();
			b.unlock();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
