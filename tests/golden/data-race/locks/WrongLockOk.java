// Both take the same lock.
// run: scan --only data-race
// expect: none
class WrongLockOk {
	static final Object A = new Object(), B = new Object();
	static int n;
	public static void main(String[] a) {
		new Thread(() -> {
			synchronized (A) { n++; }
		}).start();
		new Thread(() -> {
			synchronized (A) { n++; }
		}).start();
	}
}
