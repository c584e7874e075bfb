// run: scan --only lock-order
// expect: none
// A philosopher takes both forks only while holding the waiter's lock, which gates every pair.
public class PhilosophersWaiter {
	static class Fork {
		int uses;
	}

	static class Waiter {
		void serve(Fork left, Fork right) {
			synchronized (this) {
				synchronized (left) {
					synchronized (right) {
						left.uses++;
						right.uses++;
					}
				}
			}
		}
	}

	static class Philosopher implements Runnable {
		final Waiter waiter;
		final Fork left, right;
		Philosopher(Waiter waiter, Fork left, Fork right) {
			this.waiter = waiter;
			this.left = left;
			this.right = right;
		}
		public void run() {
			for (int i = 0; i < 100000; i++)
				waiter.serve(left, right);
		}
	}

	public static void main(String[] args) {
		Waiter waiter = new Waiter();
		Fork a = new Fork(), b = new Fork(), c = new Fork();
		new Thread(new Philosopher(waiter, a, b)).start();
		new Thread(new Philosopher(waiter, b, c)).start();
		new Thread(new Philosopher(waiter, c, a)).start();
	}
}
// corpus: unseen
