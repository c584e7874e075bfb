// main does not wait for the future.
// run: scan --only data-race
// expect: data-race field=FutureGetBad.n
import java.util.concurrent.*;
class FutureGetBad {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newCachedThreadPool();
		Future<?> f = pool.submit(() -> { n++; });
		System.out.println(n);
		f.get();
		pool.shutdown();
	}
}
