// check: deadlock
// Waits on the inner monitor while it holds the outer.
public class NestedMonitor {
	static final Object a = new Object(), b = new Object();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
					while (!ready)
						try {
							b.wait();
						} catch (InterruptedException e) {
						}
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (a) {
				synchronized (b) {
					ready = true;
					b.notify();
				}
			}
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
