// Effectively immutable: written by the constructor only, published by a volatile.
// run: scan --only data-race
// expect: none
class ImmutableOk {
	static class Point {
		private int x, y;
		Point(int x, int y) {
			this.x = x;
			this.y = y;
		}
		int sum() { return x + y; }
	}
	static volatile Point p = new Point(0, 0);
	public static void main(String[] args) {
		new Thread(() -> System.out.println(p.sum())).start();
		p = new Point(1, 2);
	}
}
