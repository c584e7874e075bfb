// run: scan --only lock-order
// expect: none
// A thread is started while the controller's lock is held, but the new thread does not hold that lock.
public class StartUnderLock {
	static class Controller {
		private final Worker worker = new Worker(this);
		private int progress;

		synchronized void begin() {
			progress = 0;
			new Thread(worker).start();
		}

		synchronized void report(int n) { progress += n; }
	}

	static class Worker implements Runnable {
		private final Controller controller;
		private int done;
		Worker(Controller c) { controller = c; }

		@Override public void run() {
			synchronized (this) {
				done++;
				controller.report(done);
			}
		}
	}

	public static void main(String[] args) {
		Controller c = new Controller();
		for (int i = 0; i < 200; i++)
			c.begin();
	}
}
// corpus: unseen
