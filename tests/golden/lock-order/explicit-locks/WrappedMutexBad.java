// run: scan --only lock-order
// expect: lock-order
// A mutex that counts is a mutex around another; two of them are taken in both orders.
import java.util.concurrent.locks.ReentrantLock;

public class WrappedMutexBad {
	interface Mutex {
		void acquire();
		void release();
	}

	static class Plain implements Mutex {
		private final ReentrantLock lock = new ReentrantLock();
		public void acquire() { lock.lock(); }
		public void release() { lock.unlock(); }
	}

	static class Counting implements Mutex {
		private final Plain inner;
		private int n;
		Counting(Plain inner) { this.inner = inner; }
		public void acquire() {
			inner.acquire();
			n++;
		}
		public void release() { inner.release(); }
	}

	static class Store {
		private final Counting stock = new Counting(new Plain()), bills = new Counting(new Plain());
		private int items, cents;

		void sell() {
			stock.acquire();
			try {
				items--;
				bills.acquire();
				try {
					cents++;
				} finally {
					bills.release();
				}
			} finally {
				stock.release();
			}
		}

		void refund() {
			bills.acquire();
			try {
				cents--;
				stock.acquire();
				try {
					items++;
				} finally {
					stock.release();
				}
			} finally {
				bills.release();
			}
		}
	}

	public static void main(String[] args) {
		Store s = new Store();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.sell(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.refund(); }).start();
	}
}
