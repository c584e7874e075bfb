// run: scan --only lock-order
// expect: none
// The second thread waits for a latch that the first one counts down after its last locked section.
import java.util.concurrent.CountDownLatch;

public class LatchOrdered {
	static final Object schema = new Object();
	static final Object rows = new Object();
	static int n;

	public static void main(String[] args) {
		CountDownLatch migrated = new CountDownLatch(1);
		new Thread(() -> {
			for (int i = 0; i < 100000; i++) {
				synchronized (schema) {
					synchronized (rows) {
						n++;
					}
				}
			}
			migrated.countDown();
		}).start();
		new Thread(() -> {
			try {
				migrated.await();
			} catch (InterruptedException e) {
				return;
			}
			for (int i = 0; i < 100000; i++) {
				synchronized (rows) {
					synchronized (schema) {
						n--;
					}
				}
			}
		}).start();
	}
}
// corpus: unseen
