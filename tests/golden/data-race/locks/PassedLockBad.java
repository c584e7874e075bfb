// Each thread gets a lock of its own.
// run: scan --only data-race
// expect: data-race field=PassedLockBad.n
class PassedLockBad implements Runnable {
	static int n;
	private final Object lock;
	PassedLockBad(Object lock) { this.lock = lock; }
	public void run() {
		synchronized (lock) { n++; }
	}
	public static void main(String[] x) {
		new Thread(new PassedLockBad(new Object())).start();
		new Thread(new PassedLockBad(new Object())).start();
	}
}
