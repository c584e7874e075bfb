// A lock made anew at each call excludes nobody.
// run: scan --only data-race
// expect: data-race field=LockPerCallBad.n
class LockPerCallBad implements Runnable {
	int n;
	public void run() {
		Object lock = new Object();
		synchronized (lock) { n++; }
	}
	public static void main(String[] a) {
		LockPerCallBad o = new LockPerCallBad();
		new Thread(o).start();
		new Thread(o).start();
	}
}
