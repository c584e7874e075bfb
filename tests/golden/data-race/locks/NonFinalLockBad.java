// The lock field is replaced while threads use it: two threads may hold two locks.
// run: scan --only data-race
// expect: data-race field=NonFinalLockBad.n
// expect: data-race field=NonFinalLockBad.lock
class NonFinalLockBad implements Runnable {
	Object lock = new Object();
	int n;
	public void run() {
		synchronized (lock) {
			n++;
			lock = new Object();
		}
	}
	public static void main(String[] x) {
		NonFinalLockBad o = new NonFinalLockBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
