// Every thread makes its own two objects and links them with one another only.
// run: scan --only lock-order
// expect: none
public class OwnLinksOk {
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
			left.push();
			right.push();
		}
	}

	public static void main(String[] args) {
		for (int i = 0; i < 3; i++)
			new Thread(new Game()).start();
	}
}
