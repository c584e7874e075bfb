// check: no-error
// Waits with only the monitor it waits on.
public class NestedMonitorFixed {
	static final Object a = new Object(), b = new Object();
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (b) {
				while (!ready)
					try {
						b.wait();
					} catch (InterruptedException e) {
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
