// run: scan --only lock-order --library
// expect: lock-order
// borrow() waits for the store's condition and keeps the pool's lock, which giveBack() takes before it can signal; the constructor signals too, before anybody can wait.
package signalling;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignallingPool {
	private static final class Store {
		private final ReentrantLock lock = new ReentrantLock();
		private final Condition filled = lock.newCondition();
		private final Deque<Object> items = new ArrayDeque<>();

		Object pop() throws InterruptedException {
			lock.lock();
			try {
				while (items.isEmpty())
					filled.await();
				return items.pop();
			} finally {
				lock.unlock();
			}
		}

		void push(Object item) {
			lock.lock();
			try {
				items.push(item);
				filled.signal();
			} finally {
				lock.unlock();
			}
		}
	}

	private final Store store = new Store();
	private int lent;

	public SignallingPool(int n) {
		fill(n);
	}

	private void fill(int n) {
		for (int i = 0; i < n; i++)
			store.push(new Object());
	}

	public synchronized Object borrow() throws InterruptedException {
		lent++;
		return store.pop();
	}

	public synchronized void giveBack(Object item) {
		lent--;
		store.push(item);
	}
}
// corpus: unseen
