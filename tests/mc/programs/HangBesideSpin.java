// check: missed-signal
// The notification may come before the wait; then the waiter hangs, and main spins for ever until it is done.
public class HangBesideSpin {
	static volatile boolean done;
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		new Thread(() -> {
			synchronized (lock) {
				try {
					lock.wait();
				} catch (InterruptedException e) {
				}
			}
			done = true;
		}).start();
		synchronized (lock) {
			lock.notify();
		}
		while (!done)
			Thread.onSpinWait();
	}
}
