// run: scan --only lock-order
// expect: lock-order
// The two threads take the two final Object locks of one shared LeftRight in opposite orders.
public class LeftRightDemo {
	static class LeftRight {
		private final Object left = new Object();
		private final Object right = new Object();
		private int work;

		void leftRight() {
			synchronized (left) {
				synchronized (right) {
					work++;
				}
			}
		}

		void rightLeft() {
			synchronized (right) {
				synchronized (left) {
					work--;
				}
			}
		}
	}

	public static void main(String[] args) throws Exception {
		LeftRight lr = new LeftRight();
		Thread a = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) lr.leftRight();
		});
		Thread b = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) lr.rightLeft();
		});
		a.start();
		b.start();
		a.join();
		b.join();
	}
}
// corpus: unseen
