// check: no-error
// An interrupt ends a wait.
public class InterruptWait {
	public static void main(String[] args) throws Exception {
		Object a = new Object();
		Thread t = new Thread(() -> {
			synchronized (a) {
				try {
					a.wait();
					throw new AssertionError();
				} catch (InterruptedException e) {
				}
			}
		});
		t.start();
		t.interrupt();
		t.join();
	}
}
