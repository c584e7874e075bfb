// A.5 hashCode_int2: a racy single check of an idempotent int: benign, low.
// run: scan --only data-race
// expect: data-race field=A5LazyInt2Ok.cachedHashCode severity=low
class A5LazyInt2Ok {
	private int cachedHashCode = 0;
	public int hash() {
		int h = cachedHashCode;
		if (h == 0) {
			h = compute();
			cachedHashCode = h;
		}
		return h;
	}
	private int compute() { return 1; }
	public static void main(String[] args) {
		A5LazyInt2Ok o = new A5LazyInt2Ok();
		new Thread(() -> o.hash()).start();
		new Thread(() -> o.hash()).start();
	}
}
