// It waits for the end of all tasks.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class AwaitTerminationOk {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		pool.execute(() -> n++);
		pool.shutdown();
		pool.awaitTermination(1, TimeUnit.MINUTES);
		System.out.println(n);
	}
}
