// check: missed-signal
// The flag is looked at before the monitor is taken.
public class CheckThenWait {
	static final Object a = new Object(), b = new Object();
	static volatile boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			if (!ready)
				synchronized (a) {
					try {
						a.wait();
					} catch (InterruptedException e) {
					}
				}
		});
		Thread u = new Thread(() -> {
			ready = true;
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
