// Each submit has a task of its own.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class TaskPerSubmitOk {
	static class Task implements Runnable {
		int n;
		public void run() { n++; }
	}
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		for (int i = 0; i < 4; i++)
			pool.submit(new Task());
		pool.shutdown();
	}
}
