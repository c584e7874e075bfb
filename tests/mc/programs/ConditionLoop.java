// check: no-error
// A Condition, waited for in a loop.
import java.util.concurrent.locks.*;

public class ConditionLoop {
	static final ReentrantLock lock = new ReentrantLock();
	static final Condition changed = lock.newCondition();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			lock.lock();
			while (!ready)
				changed.awaitUninterruptibly();
			lock.unlock();
		});
		t.start();
		lock.lock();
		ready = true;
		changed.signal();
		lock.unlock();
		t.join();
	}
}
