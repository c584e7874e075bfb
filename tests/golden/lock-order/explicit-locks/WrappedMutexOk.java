// run: scan --only lock-order
// expect: none
// A mutex that counts is a mutex around another; two of them are taken in one order.
import java.util.concurrent.locks.ReentrantLock;

public class WrappedMutexOk {
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
			stock.acquire();
			try {
				items++;
				bills.acquire();
				try {
					cents--;
				} finally {
					bills.release();
				}
			} finally {
				stock.release();
			}
		}
	}

	public static void main(String[] args) {
		Store s = new Store();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.sell(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) s.refund(); }).start();
	}
}
