// check: exception
// An exception gives the monitor back.
public class ThrowsUnderLock {
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (lock) {
				throw new IllegalStateException("no");
			}
		});
		t.start();
		synchronized (lock) {
		}
		t.join();
	}
}
