// check: no-error
// A flag under the monitor, waited for in a loop.
public class WaitLoop {
	static final Object a = new Object(), b = new Object();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				while (!ready)
					try {
						a.wait();
					} catch (InterruptedException e) {
					}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				ready = true;
				a.notify();
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
