// run: scan --only lock-order
// expect: none
// Tasks with two locks of their own each, given to a pool; two kinds of tasks nest them differently.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OwnTasksOk {
	static abstract class Task implements Runnable {
		final Object in = new Object(), out = new Object();
		int n;
	}

	static class Reader extends Task {
		public void run() {
			synchronized (in) {
				synchronized (out) {
					n++;
				}
			}
		}
	}

	static class Writer extends Task {
		public void run() {
			synchronized (out) {
				synchronized (in) {
					n--;
				}
			}
		}
	}

	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(4);
		for (int i = 0; i < 100; i++) {
			pool.execute(new Reader());
			pool.execute(new Writer());
		}
		pool.shutdown();
	}
}
