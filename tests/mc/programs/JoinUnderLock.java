// check: deadlock
// Joins a thread that needs the lock held.
public class JoinUnderLock {
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (lock) {
			}
		});
		synchronized (lock) {
			t.start();
			t.join();
		}
	}
}
