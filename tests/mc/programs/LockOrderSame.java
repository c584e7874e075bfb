// check: no-error
// Two locks in one order.
public class LockOrderSame {
	static final Object a = new Object(), b = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
				}
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
