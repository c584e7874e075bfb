// check: deadlock
// A thread that waits for ever keeps the program from ending.
public class NoDaemonWaits {
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
		t.start();
	}
}
