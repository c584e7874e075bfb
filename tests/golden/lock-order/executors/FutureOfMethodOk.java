// run: scan --only lock-order
// expect: none
// A method starts the task and hands out the future; it is waited for without the lock.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureOfMethodOk {
	private final ExecutorService pool = Executors.newCachedThreadPool();
	private int n;

	private synchronized int bump() { return ++n; }

	private Future<Integer> later() {
		return pool.submit(() -> bump());
	}

	int now() throws Exception {
		Future<Integer> f;
		synchronized (this) {
			f = later();
		}
		return f.get();
	}

	public static void main(String[] args) throws Exception {
		FutureOfMethodOk f = new FutureOfMethodOk();
		System.out.println(f.now());
		f.pool.shutdown();
	}
}
