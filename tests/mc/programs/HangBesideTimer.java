// check: deadlock
// Two threads take two monitors crosswise while a third, no daemon, ticks for ever: the two hang.
public class HangBesideTimer {
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
		both(b, a);
		t.join();
		timer.interrupt();
	}
}
