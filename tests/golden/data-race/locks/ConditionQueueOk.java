// A bounded buffer with a lock and two conditions.
// run: scan --only data-race
// expect: none
import java.util.concurrent.locks.*;
class ConditionQueueOk {
	private final Lock lock = new ReentrantLock();
	private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
	private final Object[] items = new Object[4];
	private int putptr, takeptr, count;
	void put(Object x) throws InterruptedException {
		lock.lock();
		try {
			while (count == items.length)
				notFull.await();
			items[putptr] = x;
			if (++putptr == items.length)
				putptr = 0;
			++count;
			notEmpty.signal();
		} finally {
			lock.unlock();
		}
	}
	Object take() throws InterruptedException {
		lock.lock();
		try {
			while (count == 0)
				notEmpty.await();
			Object x = items[takeptr];
			if (++takeptr == items.length)
				takeptr = 0;
			--count;
			notFull.signal();
			return x;
		} finally {
			lock.unlock();
		}
	}
	public static void main(String[] args) throws Exception {
		ConditionQueueOk b = new ConditionQueueOk();
		new Thread(() -> {
			try {
				b.put("x");
			} catch (InterruptedException e) {
			}
		}).start();
		System.out.println(b.take());
	}
}
