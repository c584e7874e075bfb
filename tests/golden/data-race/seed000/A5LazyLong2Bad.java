// A.5 hashCode_long2: a racy single check of a long is wrong.
// run: scan --only data-race
// expect: data-race field=A5LazyLong2Bad.cached severity=high
class A5LazyLong2Bad {
	private long cached = 0;
	public long hash() {
		long h = cached;
		if (h == 0) {
			h = compute();
			cached = h;
		}
		return h;
	}
	private long compute() { return 1L; }
	public static void main(String[] args) {
		A5LazyLong2Bad o = new A5LazyLong2Bad();
		new Thread(() -> o.hash()).start();
		new Thread(() -> o.hash()).start();
	}
}
