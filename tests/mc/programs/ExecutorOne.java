// check: no-error
// SLOW: more states than the test run has time for
// A task of a single worker.
import java.util.concurrent.*;

public class ExecutorOne {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		Future<Integer> f = pool.submit(() -> 5);
		assert f.get() == 5;
		pool.shutdown();
	}
}
