// check: deadlock
// main waits for a notification that nobody gives; a daemon goes on looking at a flag.
public class HangBesideDaemon {
	static volatile boolean stop;
	static final Object lock = new Object();

	public static void main(String[] args) throws Exception {
		Thread d = new Thread(() -> {
			while (!stop)
				Thread.onSpinWait();
		});
		d.setDaemon(true);
		d.start();
		synchronized (lock) {
			lock.wait();
		}
		stop = true;
	}
}
