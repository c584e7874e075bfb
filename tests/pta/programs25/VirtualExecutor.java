import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualExecutor {
	static class Limited implements Executor {
		private final Semaphore permits = new Semaphore(2);

		@Override
		public void execute(Runnable command) {
			Thread.ofVirtual().start(() -> {
				permits.acquireUninterruptibly();
				try {
					command.run();
				} finally {
					permits.release();
				}
			});
		}
	}

	static class Fetch implements Callable<String> {
		private final String name;

		Fetch(String name) {
			this.name = name;
		}

		@Override
		public String call() throws InterruptedException {
			pause();
			return name.toUpperCase();
		}

		private void pause() throws InterruptedException {
			Thread.sleep(1);
		}
	}

	public static void main(String[] args) throws Exception {
		AtomicInteger count = new AtomicInteger();
		try (var threads = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("t", 0).factory())) {
			for (Future<String> future : threads.invokeAll(List.of(new Fetch("a"), new Fetch("b"))))
				count.addAndGet(future.resultNow().length());
		}
		Limited limited = new Limited();
		CompletableFuture<Integer> sum = CompletableFuture.supplyAsync(count::get, limited).thenApplyAsync(n -> up(n), limited);
		System.out.println(sum.join());
	}

	static int up(int n) {
		return n + 1;
	}
}
