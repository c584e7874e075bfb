// Both get the same lock.
// run: scan --only data-race
// expect: none
class PassedLockOk implements Runnable {
	static int n;
	private final Object lock;
	PassedLockOk(Object lock) { this.lock = lock; }
	public void run() {
		synchronized (lock) { n++; }
	}
	public static void main(String[] x) {
		Object l = new Object();
		new Thread(new PassedLockOk(l)).start();
		new Thread(new PassedLockOk(l)).start();
	}
}
