// The two objects know each other, and one of them is let out: another thread has both.
// run: scan --only lock-order
// expect: lock-order locks=OwnLinksBad$Side,OwnLinksBad$Side severity=high
public class OwnLinksBad {
	static class Side {
		private Side other;
		private int n;

		synchronized void link(Side side) {
			other = side;
		}

		synchronized void push() {
			n++;
			other.pull();
		}

		synchronized void pull() {
			n--;
		}
	}

	static class Game implements Runnable {
		@Override
		public void run() {
			Side left = new Side();
			Side right = new Side();
			left.link(right);
			right.link(left);
			new Thread(() -> right.push()).start();
			left.push();
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(new Game()).start();
	}
}
