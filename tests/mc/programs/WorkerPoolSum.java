// check: no-error
// Four tasks in a fixed pool of two add to an atomic; shutdown and awaitTermination wait for all.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class WorkerPoolSum {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		AtomicInteger sum = new AtomicInteger();
		for (int i = 1; i <= 3; i++) {
			int n = i;
			pool.submit(() -> sum.addAndGet(n));
		}
		pool.shutdown();
		pool.awaitTermination(1, TimeUnit.MINUTES);
		assert sum.get() == 6 : sum.get();
	}
}
