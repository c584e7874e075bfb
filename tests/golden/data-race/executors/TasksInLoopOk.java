// With an adder.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
import java.util.concurrent.atomic.LongAdder;
class TasksInLoopOk {
	static final LongAdder n = new LongAdder();
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		for (int i = 0; i < 10; i++)
			pool.submit(() -> n.increment());
		pool.shutdown();
	}
}
