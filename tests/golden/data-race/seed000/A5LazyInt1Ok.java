// A.5 hashCode_int1: double-checked locking of an int that is read once into a local is right: the JLS allows no other values than 0 and the hash. It is a data race by the letter (the first read is not ordered), so it is reported as low.
// run: scan --only data-race
// expect: data-race field=A5LazyInt1Ok.cachedHashCode severity=low
class A5LazyInt1Ok {
	private int cachedHashCode = 0;
	public int hash() {
		int h = cachedHashCode;
		if (h == 0)
			synchronized (this) {
				if (cachedHashCode != 0)
					return cachedHashCode;
				h = compute();
				cachedHashCode = h;
			}
		return h;
	}
	private int compute() { return 1; }
	public static void main(String[] args) {
		A5LazyInt1Ok o = new A5LazyInt1Ok();
		new Thread(() -> o.hash()).start();
		new Thread(() -> o.hash()).start();
	}
}
