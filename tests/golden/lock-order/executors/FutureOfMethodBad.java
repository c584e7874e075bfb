// run: scan --only lock-order
// expect: lock-order
// A method starts the task and hands out the future; who waits for it keeps the lock that the task needs.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureOfMethodBad {
	private final ExecutorService pool = Executors.newCachedThreadPool();
	private int n;

	private synchronized int bump() { return ++n; }

	private Future<Integer> later() {
		return pool.submit(() -> bump());
	}

	synchronized int now() throws Exception {
		return later().get();
	}

	public static void main(String[] args) throws Exception {
		FutureOfMethodBad f = new FutureOfMethodBad();
		System.out.println(f.now());
	}
}
