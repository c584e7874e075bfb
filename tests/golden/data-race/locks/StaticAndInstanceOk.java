// Both are static.
// run: scan --only data-race
// expect: none
class StaticAndInstanceOk {
	static int n;
	static synchronized void inc() { n++; }
	static synchronized void dec() { n--; }
	public static void main(String[] a) {
		StaticAndInstanceOk o = new StaticAndInstanceOk();
		new Thread(() -> inc()).start();
		new Thread(() -> o.dec()).start();
	}
}
