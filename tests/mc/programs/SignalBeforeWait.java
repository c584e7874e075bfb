// check: missed-signal
// The signal may come before the wait; there is no predicate.
import java.util.concurrent.locks.*;

public class SignalBeforeWait {
	static final Lock lock = new ReentrantLock();
	static final Condition ready = lock.newCondition();
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { lock.lock(); try { ready.signalAll(); } finally { lock.unlock(); } });
		t.start();
		lock.lock();
		try { ready.await(); } finally { lock.unlock(); }
		t.join();
	}
}
