// check: no-error
// A bounded buffer with a lock and two conditions, waits in loops.
import java.util.concurrent.locks.*;

public class ConditionBuffer {
	static final Lock lock = new ReentrantLock();
	static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
	static final int[] items = new int[1];
	static int count;
	static void put(int x) throws InterruptedException {
		lock.lock();
		try {
			while (count == items.length) notFull.await();
			items[count++] = x;
			notEmpty.signal();
		} finally { lock.unlock(); }
	}
	static int take() throws InterruptedException {
		lock.lock();
		try {
			while (count == 0) notEmpty.await();
			int x = items[--count];
			notFull.signal();
			return x;
		} finally { lock.unlock(); }
	}
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { try { put(1); put(2); } catch (InterruptedException e) { } });
		t.start();
		assert take() + take() == 3;
		t.join();
	}
}
