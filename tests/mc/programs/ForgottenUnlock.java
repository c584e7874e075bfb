// check: deadlock
// A lock that is not given back.
import java.util.concurrent.locks.*;

public class ForgottenUnlock {
	static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			a.lock();
		});
		Thread u = new Thread(() -> {
			a.lock();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
