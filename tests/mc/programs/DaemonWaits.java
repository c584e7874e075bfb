// check: no-error
// A daemon that waits for ever does not matter.
public class DaemonWaits {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		Thread t = new Thread(() -> {
			synchronized (a) {
				try {
					a.wait();
				} catch (InterruptedException e) {
				}
			}
		});
		t.setDaemon(true);
		t.start();
	}
}
