// run: scan --only lock-order
// expect: none
// The method with the opposite order exists but nothing that is reachable from main calls it.
public class DeadInversion {
	private final Object users = new Object();
	private final Object groups = new Object();
	private int n;

	void join() {
		synchronized (users) {
			synchronized (groups) {
				n++;
			}
		}
	}

	void oldPurge() {
		synchronized (groups) {
			synchronized (users) {
				n = 0;
			}
		}
	}

	public static void main(String[] args) {
		DeadInversion d = new DeadInversion();
		for (int t = 0; t < 3; t++)
			new Thread(() -> {
				for (int i = 0; i < 100000; i++) d.join();
			}).start();
	}
}
// corpus: unseen
