// check: deadlock
// A task that waits for a task behind it.
import java.util.concurrent.*;

public class ExecutorStarved {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(1);
		pool.submit(() -> pool.submit(() -> 1).get()).get();
		pool.shutdown();
	}
}
