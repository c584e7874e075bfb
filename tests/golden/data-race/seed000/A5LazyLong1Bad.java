// A.5 hashCode_long1: a long may be read in halves.
// run: scan --only data-race
// expect: data-race field=A5LazyLong1Bad.cached severity=high
class A5LazyLong1Bad {
	private long cached = 0;
	public long hash() {
		long h = cached;
		if (h == 0)
			synchronized (this) {
				if (cached != 0)
					return cached;
				h = compute();
				cached = h;
			}
		return h;
	}
	private long compute() { return 1L; }
	public static void main(String[] args) {
		A5LazyLong1Bad o = new A5LazyLong1Bad();
		new Thread(() -> o.hash()).start();
		new Thread(() -> o.hash()).start();
	}
}
