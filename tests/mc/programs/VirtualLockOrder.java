// check: deadlock
// jdk: 21
// Two virtual threads, two locks.
public class VirtualLockOrder {
	static final Object a = new Object(), b = new Object();

	static Thread take(Object x, Object y) {
		return Thread.ofVirtual().start(() -> {
			synchronized (x) {
				synchronized (y) {
				}
			}
		});
	}

	public static void main(String[] args) throws Exception {
		Thread t = take(a, b), u = take(b, a);
		t.join();
		u.join();
	}
}
