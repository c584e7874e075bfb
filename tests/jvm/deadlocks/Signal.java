/** A notify that comes before the wait. */
public class Signal {
	static final Object lock = new Object();
	static volatile boolean isReady;

	public static void main(String[] args) throws Exception {
		Thread other = new Thread(() -> {
			isReady = true;
			synchronized (lock) {
				lock.notifyAll();
			}
		});
		other.start();
		if (!isReady) {
			synchronized (lock) {
				lock.wait();
			}
		}
		other.join();
	}
}
