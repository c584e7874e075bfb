// run: scan --only lock-order
// expect: lock-order
// HeartbeatOwner.stop joins the beat thread while holding lock, beat thread needs lock in beat().
public class HeartbeatOwner {
	private final Object lock = new Object();
	private boolean running;
	private long beats;
	private Thread worker;

	void start() {
		synchronized (lock) {
			running = true;
			worker = new Thread(this::loop, "beat");
			worker.start();
		}
	}

	private void loop() {
		while (beat()) {
			Thread.yield();
		}
	}

	private boolean beat() {
		synchronized (lock) {
			beats++;
			return running;
		}
	}

	void stop() throws InterruptedException {
		synchronized (lock) {
			running = false;
			worker.join();
			worker = null;
		}
	}

	public static void main(String[] args) throws Exception {
		HeartbeatOwner h = new HeartbeatOwner();
		h.start();
		Thread.sleep(20);
		h.stop();
		System.out.println("stopped");
	}
}
// corpus: unseen
