// The pool has one thread: its tasks run one after the other.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class FixedPoolOk {
	static int n;
	public static void main(String[] args) {
		ExecutorService pool = Executors.newSingleThreadExecutor();
		pool.execute(() -> n++);
		pool.execute(() -> n++);
		pool.shutdown();
	}
}
