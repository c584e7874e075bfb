// JLS 17.4.5: correctly synchronized by a lock.
// run: scan --only data-race
// expect: none
class Jls17_4_8Ok {
	static int x, y;
	static final Object m = new Object();
	public static void main(String[] args) {
		new Thread(() -> {
			synchronized (m) {
			int r1 = x;
			if (r1 != 0)
				y = 1;
			}
		}).start();
		new Thread(() -> {
			synchronized (m) {
			int r2 = y;
			if (r2 != 0)
				x = 1;
			}
		}).start();
	}
}
