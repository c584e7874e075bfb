// run: scan --only lock-order --library
// expect: none
// The store's lock is taken by a call, before the own lock: to take it again inside waits for nobody.
import java.util.concurrent.locks.ReentrantLock;

public class HeldByCalleeOk {
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
}
