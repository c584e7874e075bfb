// Two tasks in a pool of four.
// run: scan --only data-race
// expect: data-race field=FixedPoolBad.n
import java.util.concurrent.*;
class FixedPoolBad {
	static int n;
	public static void main(String[] args) {
		ExecutorService pool = Executors.newFixedThreadPool(4);
		pool.execute(() -> n++);
		pool.execute(() -> n++);
		pool.shutdown();
	}
}
