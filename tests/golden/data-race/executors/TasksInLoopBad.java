// Tasks of a loop share a counter.
// run: scan --only data-race
// expect: data-race field=TasksInLoopBad.n
import java.util.concurrent.*;
import java.util.concurrent.atomic.LongAdder;
class TasksInLoopBad {
	static int n;
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		for (int i = 0; i < 10; i++)
			pool.submit(() -> n++);
		pool.shutdown();
	}
}
