// JLS 17.4.8: happens-before consistent is not enough; it is a race.
// run: scan --only data-race
// expect: data-race field=Jls17_4_8Bad.x
// expect: data-race field=Jls17_4_8Bad.y
class Jls17_4_8Bad {
	static int x, y;
	static final Object m = new Object();
	public static void main(String[] args) {
		new Thread(() -> {
			int r1 = x;
			if (r1 != 0)
				y = 1;
		}).start();
		new Thread(() -> {
			int r2 = y;
			if (r2 != 0)
				x = 1;
		}).start();
	}
}
