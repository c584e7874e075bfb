// run: scan --only lock-order
// expect: lock-order
// The locks are private statics of the outer class and are taken in opposite orders by two nested Runnable classes.
public class OuterStaticLocks {
	private static final Object jobLock = new Object();
	private static final Object logLock = new Object();
	private static int jobs, lines;

	private static class JobRunner implements Runnable {
		public void run() {
			for (int i = 0; i < 1000000; i++) {
				synchronized (jobLock) {
					jobs++;
					synchronized (logLock) {
						lines++;
					}
				}
			}
		}
	}

	private static class LogRotator implements Runnable {
		public void run() {
			for (int i = 0; i < 1000000; i++) {
				synchronized (logLock) {
					lines = 0;
					synchronized (jobLock) {
						jobs--;
					}
				}
			}
		}
	}

	public static void main(String[] args) {
		new Thread(new JobRunner(), "jobs").start();
		new Thread(new LogRotator(), "logs").start();
	}
}
// corpus: unseen
