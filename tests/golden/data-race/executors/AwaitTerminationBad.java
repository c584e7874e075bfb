// main reads while tasks may run: shutdown does not wait.
// run: scan --only data-race
// expect: data-race field=AwaitTerminationBad.n
import java.util.concurrent.*;
class AwaitTerminationBad {
	static int n;
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		pool.execute(() -> n++);
		pool.shutdown();
		System.out.println(n);
	}
}
