// check: deadlock
// Two locks in opposite orders.
public class LockOrder {
	static final Object a = new Object(), b = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (b) {
				synchronized (a) {
				}
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
