// An if instead of a while: only who wakes up though nobody asked for it shows that.
// check: assertion
// options: --spurious
public class SpuriousIf {
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
