// It is volatile.
// run: scan --only data-race
// expect: none
class LongFieldOk {
	static volatile long stamp;
	public static void main(String[] a) {
		new Thread(() -> stamp = System.nanoTime()).start();
		new Thread(() -> System.out.println(stamp)).start();
	}
}
