// check: data-race
// Tasks of a pool increment a plain int.
import java.util.concurrent.*;

public class PoolPlainCounter {
	static int count;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Future<?> a = pool.submit(() -> { count++; }), b = pool.submit(() -> { count++; });
		a.get(); b.get();
		pool.shutdown();
	}
}
