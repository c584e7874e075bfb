// check: deadlock
// Two locks in two orders, by threads that come after more than a word has bits.
public class ManyThreadsDeadlock {
	public static void main(String[] args) throws InterruptedException {
		Object x = new Object(), y = new Object();
		for (int i = 0; i < 70; i++) {
			Thread thread = new Thread(() -> { });
			thread.start();
			thread.join();
		}
		new Thread(() -> {
			synchronized (x) {
				synchronized (y) {
				}
			}
		}).start();
		new Thread(() -> {
			synchronized (y) {
				synchronized (x) {
				}
			}
		}).start();
	}
}
