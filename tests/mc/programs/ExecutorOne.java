// check: no-error
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
