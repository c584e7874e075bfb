// The long is volatile.
// run: scan --only data-race
// expect: none
class A5LazyLong1Ok {
	private volatile long cached = 0;
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
		A5LazyLong1Ok o = new A5LazyLong1Ok();
		new Thread(() -> o.hash()).start();
		new Thread(() -> o.hash()).start();
	}
}
