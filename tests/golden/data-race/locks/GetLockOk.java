// A getter gives the lock.
// run: scan --only data-race
// expect: none
class GetLockOk {
	private final Object lock = new Object();
	private int n;
	private Object lock() { return lock; }
	void a() {
		synchronized (lock()) { n++; }
	}
	void b() {
		synchronized (lock) { n--; }
	}
	public static void main(String[] args) {
		GetLockOk o = new GetLockOk();
		new Thread(o::a).start();
		new Thread(o::b).start();
	}
}
