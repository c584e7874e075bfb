// check: missed-signal
// The signal may come before the wait.
public class WaitWithoutFlag {
	static final Object a = new Object(), b = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				try {
					a.wait();
				} catch (InterruptedException e) {
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				a.notify();
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
