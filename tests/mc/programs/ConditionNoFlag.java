// check: missed-signal
// A Condition without a flag.
import java.util.concurrent.locks.*;

public class ConditionNoFlag {
	static final ReentrantLock lock = new ReentrantLock();
	static final Condition changed = lock.newCondition();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			lock.lock();
			if (true)
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
