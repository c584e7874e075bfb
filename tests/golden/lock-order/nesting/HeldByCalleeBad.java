// run: scan --only lock-order --library
// expect: lock-order locks=HeldByCalleeBad,java.util.concurrent.locks.ReentrantLock
// The store's lock is taken by a call, and another method takes it inside of its own lock.
import java.util.concurrent.locks.ReentrantLock;

public class HeldByCalleeBad {
	public static class Store {
		private final ReentrantLock lock = new ReentrantLock();
		private int n;

		void begin() {
			lock.lock();
		}

		void end() {
			lock.unlock();
		}

		void clean() {
			lock.lock();
			try {
				n = 0;
			} finally {
				lock.unlock();
			}
		}
	}

	private final Store store = new Store();
	private int points;

	public void checkpoint() {
		store.begin();
		try {
			synchronized (this) {
				points++;
				store.clean();
			}
		} finally {
			store.end();
		}
	}

	public synchronized void reset() {
		points = 0;
		store.clean();
	}
}
