// A class around an executor with one thread: who waits for a task of it keeps the ledger locked, which
// tasks that were given to it before need.
// run: scan --only lock-order
// expect: lock-order method=WrappedLoopBad$Ledger.close method=WrappedLoopBad$Ledger.sum
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class WrappedLoopBad {
	static class Loop {
		private final ExecutorService one = Executors.newSingleThreadExecutor();
		private int n;

		void later(Runnable task) {
			one.execute(task);
		}

		void now(Runnable task) throws Exception {
			Future<?> future = one.submit(task);
			future.get();
		}

		void count() {
			n++;
		}

		void stop() {
			one.shutdown();
		}
	}

	static class Ledger {
		private final Loop loop;
		private int sum;

		Ledger(Loop loop) {
			this.loop = loop;
		}

		synchronized int sum() {
			return sum;
		}

		synchronized void close() throws Exception {
			sum = 0;
			loop.now(() -> loop.count());
		}
	}

	public static void main(String[] args) throws Exception {
		Loop loop = new Loop();
		Ledger ledger = new Ledger(loop);
		Thread reader = new Thread(() -> {
			for (int i = 0; i < 100; i++)
				loop.later(() -> System.out.println(ledger.sum()));
		});
		reader.start();
		for (int i = 0; i < 100; i++)
			ledger.close();
		reader.join();
		loop.stop();
	}
}
