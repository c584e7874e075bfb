// check: deadlock
// An interrupt that is swallowed before the wait.
public class InterruptIgnored {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		Thread t = new Thread(() -> {
			Thread.interrupted();
			synchronized (a) {
				try {
					a.wait();
				} catch (InterruptedException e) {
				}
			}
		});
		t.start();
		t.interrupt();
		t.join();
	}
}
