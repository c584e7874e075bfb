// One task object is submitted twice.
// run: scan --only data-race
// expect: data-race field=TaskPerSubmitBad$Task.n
import java.util.concurrent.*;
class TaskPerSubmitBad {
	static class Task implements Runnable {
		int n;
		public void run() { n++; }
	}
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Task t = new Task();
		for (int i = 0; i < 4; i++)
			pool.submit(t);
		pool.shutdown();
	}
}
