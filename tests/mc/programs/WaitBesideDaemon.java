// check: no-error
// A daemon spins on a flag while main waits for a worker, which always notifies.
public class WaitBesideDaemon {
	static volatile boolean stop;
	static boolean ready;
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		Thread d = new Thread(() -> {
			while (!stop)
				Thread.onSpinWait();
		});
		d.setDaemon(true);
		d.start();
		new Thread(() -> {
			synchronized (lock) {
				ready = true;
				lock.notify();
			}
		}).start();
		synchronized (lock) {
			while (!ready)
				lock.wait();
		}
	}
}
