// check: deadlock
// A task of a single-threaded pool waits for another task of the same pool.
import java.util.concurrent.*;

public class PoolWaitsForItself {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		Future<Integer> outer = pool.submit(() -> pool.submit(() -> 42).get());
		System.out.println(outer.get());
		pool.shutdown();
	}
}
