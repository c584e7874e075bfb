// run: scan --only lock-order
// expect: lock-order
// Small boxed integers are shared by the cache: valueOf(1) and valueOf(2) are the same two monitors in both threads.
public class BoxedIntegerLocks {
	private static final Integer LOW = 1;
	private static final Integer HIGH = 2;
	private static long count;

	public static void main(String[] args) {
		Thread up = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				synchronized (LOW) {
					synchronized (HIGH) {
						count++;
					}
				}
			}
		});
		Thread down = new Thread(() -> {
			for (int i = 0; i < 1000000; i++) {
				synchronized (HIGH) {
					synchronized (LOW) {
						count--;
					}
				}
			}
		});
		up.start();
		down.start();
	}
}
// corpus: unseen
