// run: scan --only lock-order
// expect: none
// Executors: the second phase is submitted when the futures of the first were waited for.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureOfMethodBetweenOk {
	private final Object a = new Object(), b = new Object();
	private final ExecutorService pool = Executors.newFixedThreadPool(4);
	private int n;

	private Future<?> load() {
		return pool.submit(() -> {
			synchronized (a) {
				synchronized (b) {
					n++;
				}
			}
		});
	}

	private Future<?> check() {
		return pool.submit(() -> {
			synchronized (b) {
				synchronized (a) {
					n--;
				}
			}
		});
	}

	public static void main(String[] args) throws Exception {
		FutureOfMethodBetweenOk t = new FutureOfMethodBetweenOk();
		Future<?> first = t.load();
		first.get();
		Future<?> second = t.check();
		second.get();
		t.pool.shutdown();
	}
}
