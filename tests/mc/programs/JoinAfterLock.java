// check: no-error
// Joins after the lock is given back.
public class JoinAfterLock {
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (lock) {
			}
		});
		synchronized (lock) {
			t.start();
		}
		t.join();
	}
}
