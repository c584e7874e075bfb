// check: no-error
// TryLock instead of a second lock.
import java.util.concurrent.locks.*;

public class TryLock {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			a.lock();
			if (b.tryLock())
				b.unlock();
			a.unlock();
		});
		Thread u = new Thread(() -> {
			b.lock();
			if (a.tryLock())
				a.unlock();
			b.unlock();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
