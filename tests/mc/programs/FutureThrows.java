// check: no-error
// The exception of a task is kept for get.
import java.util.concurrent.*;

public class FutureThrows {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		Future<?> f = pool.submit(() -> {
			throw new IllegalStateException();
		});
		try {
			f.get();
			throw new AssertionError();
		} catch (ExecutionException e) {
		}
		pool.shutdown();
	}
}
