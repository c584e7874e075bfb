// run: scan --only lock-order
// expect: lock-order
// submit() waits for a permit under the monitor; the tasks that have them need it for their book-keeping before they give them back.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

public class PermitTaskBad {
	private final Semaphore running = new Semaphore(3);
	private final ExecutorService pool = Executors.newCachedThreadPool();
	private int done;

	synchronized void submit(Runnable work) throws InterruptedException {
		running.acquire();
		pool.execute(() -> {
			try {
				work.run();
				finished();
			} finally {
				running.release();
			}
		});
	}

	private synchronized void finished() {
		done++;
	}

	public static void main(String[] args) throws InterruptedException {
		PermitTaskBad p = new PermitTaskBad();
		for (int i = 0; i < 100; i++) {
			int n = i;
			p.submit(() -> System.out.println(n));
		}
		p.pool.shutdown();
	}
}
