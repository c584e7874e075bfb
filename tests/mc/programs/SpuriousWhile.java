// The while looks again, so a wake-up that nobody asked for does no harm.
// check: no-error
// options: --spurious
public class SpuriousWhile {
	static boolean ready;

	public static void main(String[] args) throws Exception {
		Object lock = new Object();
		Thread t = new Thread(() -> {
			synchronized (lock) {
				ready = true;
				lock.notify();
			}
		});
		t.start();
		synchronized (lock) {
			while (!ready)
				lock.wait();
			assert ready;
		}
		t.join();
	}
}
