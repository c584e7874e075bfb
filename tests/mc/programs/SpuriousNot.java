// The same without such wake-ups: nothing is wrong with it then.
// check: no-error
public class SpuriousNot {
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
			if (!ready)
				lock.wait();
			assert ready;
		}
		t.join();
	}
}
