// check: no-error
// Opposite orders under a third lock.
public class LockOrderGate {
	static final Object a = new Object(), b = new Object();
	static final Object gate = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (gate) {
				synchronized (a) {
					synchronized (b) {
					}
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (gate) {
				synchronized (b) {
					synchronized (a) {
					}
				}
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
