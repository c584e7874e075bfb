// Each thread has a lock, but not the same one.
// run: scan --only data-race
// expect: data-race field=WrongLockBad.n
class WrongLockBad {
	static final Object A = new Object(), B = new Object();
	static int n;
	public static void main(String[] a) {
		new Thread(() -> {
			synchronized (A) { n++; }
		}).start();
		new Thread(() -> {
			synchronized (B) { n++; }
		}).start();
	}
}
