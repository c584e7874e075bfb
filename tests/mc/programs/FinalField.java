// check: no-error
// An immutable object handed over by a volatile.
public class FinalField {
	static class Point {
		final int x, y;

		Point(int x, int y) {
			this.x = x;
			this.y = y;
		}
	}

	static volatile Point point = new Point(0, 0);

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> point = new Point(1, 1));
		t.start();
		Point seen = point;
		assert seen.x == seen.y;
		t.join();
	}
}
