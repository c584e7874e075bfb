// run: scan --only lock-order
// expect: none
// Workers of an array, each linked to the next; the last has none.
import java.util.concurrent.locks.ReentrantLock;

public class RingOfArrayOk {
	static class Worker implements Runnable {
		private final ReentrantLock lock = new ReentrantLock();
		private Worker next;
		private int load;
		void follow(Worker w) { next = w; }
		void take(int n) {
			lock.lock();
			try {
				load += n;
			} finally {
				lock.unlock();
			}
		}
		public void run() {
			for (int i = 0; i < 100000; i++) {
				lock.lock();
				try {
					if (next != null)
						next.take(load / 2);
				} finally {
					lock.unlock();
				}
			}
		}
	}

	public static void main(String[] args) {
		Worker[] all = new Worker[5];
		for (int i = 0; i < all.length; i++)
			all[i] = new Worker();
		for (int i = 0; i + 1 < all.length; i++)
			all[i].follow(all[i + 1]);
		for (Worker w : all)
			new Thread(w).start();
	}
}
