// The object is made before the loop: all threads have it.
// run: scan --only data-race
// expect: data-race field=CapturedOutsideBad$Box.v
class CapturedOutsideBad {
	static class Box {
		int v;
	}
	public static void main(String[] args) {
		Box b = new Box();
		for (int i = 0; i < 3; i++)
			new Thread(() -> b.v++).start();
	}
}
