// run: scan --only lock-order
// expect: none
// Every worker creates its own pair of lock objects, so no lock is ever shared between threads.
public class ThreadConfinedLocks {
	static class Worker extends Thread {
		private final Object head = new Object();
		private final Object tail = new Object();
		private int n;

		private void forward() {
			synchronized (head) {
				synchronized (tail) {
					n++;
				}
			}
		}

		private void backward() {
			synchronized (tail) {
				synchronized (head) {
					n--;
				}
			}
		}

		@Override public void run() {
			for (int i = 0; i < 100000; i++) {
				forward();
				backward();
			}
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Worker().start();
	}
}
// corpus: unseen
