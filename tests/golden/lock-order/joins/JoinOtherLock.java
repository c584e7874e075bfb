// run: scan --only lock-order
// expect: none
// Stop joins the sampler while holding lifecycle, which the sampler never takes.
public class JoinOtherLock {
	private final Object lifecycle = new Object();
	private final Object data = new Object();
	private volatile boolean running;
	private Thread sampler;
	private long samples;

	void start() {
		synchronized (lifecycle) {
			if (sampler != null) return;
			running = true;
			sampler = new Thread(this::sample);
			sampler.start();
		}
	}

	private void sample() {
		while (running) {
			synchronized (data) { samples++; }
		}
	}

	void stop() throws InterruptedException {
		synchronized (lifecycle) {
			running = false;
			if (sampler != null) sampler.join();
			sampler = null;
		}
	}

	public static void main(String[] args) throws Exception {
		JoinOtherLock j = new JoinOtherLock();
		j.start();
		Thread.sleep(5);
		j.stop();
		synchronized (j.data) { System.out.println(j.samples); }
	}
}
// corpus: unseen
