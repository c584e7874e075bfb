// run: scan --only lock-order
// expect: none
// Both methods take left before right, so the order is consistent.
public class LeftRightOrdered {
	static class LeftRight {
		private final Object left = new Object();
		private final Object right = new Object();
		private int work;

		void up() {
			synchronized (left) {
				synchronized (right) {
					work++;
				}
			}
		}

		void down() {
			synchronized (left) {
				synchronized (right) {
					work--;
				}
			}
		}

		int peek() {
			synchronized (right) {
				return work;
			}
		}
	}

	public static void main(String[] args) throws Exception {
		LeftRight lr = new LeftRight();
		Thread a = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) lr.up();
		});
		Thread b = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) lr.down();
		});
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(lr.peek());
	}
}
// corpus: unseen
