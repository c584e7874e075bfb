// check: no-error
// The same with the monitors in one order: the timer is always stopped.
public class HangBesideTimerOrdered {
	static final Object a = new Object(), b = new Object();

	static void both(Object x, Object y) {
		synchronized (x) {
			synchronized (y) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread timer = new Thread(() -> {
			for (;;) {
				try {
					Thread.sleep(100);
				} catch (InterruptedException e) {
					return;
				}
			}
		});
		timer.start();
		Thread t = new Thread(() -> both(a, b));
		t.start();
		both(a, b);
		t.join();
		timer.interrupt();
	}
}
