// get waits for the task's end.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class FutureGetOk {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newCachedThreadPool();
		Future<?> f = pool.submit(() -> { n++; });
		f.get();
		System.out.println(n);
		pool.shutdown();
	}
}
