// run: scan --only lock-order
// expect: none
// The tasks give their permits back without the monitor that submit() holds.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

public class PermitTaskOk {
	private final Semaphore running = new Semaphore(3);
	private final ExecutorService pool = Executors.newCachedThreadPool();
	private int submitted;

	synchronized void submit(Runnable work) throws InterruptedException {
		running.acquire();
		submitted++;
		pool.execute(() -> {
			try {
				work.run();
			} finally {
				running.release();
			}
		});
	}

	public static void main(String[] args) throws InterruptedException {
		PermitTaskOk p = new PermitTaskOk();
		for (int i = 0; i < 100; i++) {
			int n = i;
			p.submit(() -> System.out.println(n));
		}
		p.pool.shutdown();
	}
}
