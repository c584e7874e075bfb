// Pools, futures, invokeAll, invokeAny, shutdown.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

class Executors1 {
	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(3);
		List<Callable<Integer>> tasks = new ArrayList<>();
		for (int i = 1; i <= 10; i++) {
			int n = i;
			tasks.add(() -> n * n);
		}
		int sum = 0;
		for (Future<Integer> f : pool.invokeAll(tasks)) {
			sum += f.get();
		}
		System.out.println(sum);
		System.out.println(pool.<String>invokeAny(List.of(() -> "only")));
		Future<String> fails = pool.submit(() -> {
			if (true) {
				throw new IllegalStateException("task");
			}
			return "x";
		});
		try {
			fails.get();
		} catch (ExecutionException e) {
			System.out.println(e.getMessage() + " / " + e.getCause());
		}
		CountDownLatch begun = new CountDownLatch(1), ended = new CountDownLatch(1);
		Future<?> sleeps = pool.submit(() -> {
			begun.countDown();
			try {
				Thread.sleep(100000);
			} catch (InterruptedException e) {
				System.out.println("cancelled by interrupt");
				ended.countDown();
			}
		});
		begun.await(); // who is cancelled before it begins is never interrupted
		try {
			sleeps.get(2, TimeUnit.MILLISECONDS);
		} catch (TimeoutException e) {
			System.out.println(e);
		}
		boolean cancelled = sleeps.cancel(true);
		ended.await();
		System.out.println(cancelled + " " + sleeps.isCancelled() + " " + sleeps.isDone());
		try {
			sleeps.get();
		} catch (CancellationException e) {
			System.out.println(e);
		}
		pool.shutdown();
		System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isTerminated());
		try {
			pool.submit(() -> 1);
		} catch (RejectedExecutionException e) {
			System.out.println("rejected");
		}
		ExecutorService single = Executors.newSingleThreadExecutor(r -> new Thread(r, "single"));
		System.out.println(single.submit(() -> Thread.currentThread().getName()).get());
		Future<?> first = single.submit(() -> { throw new RuntimeException("gone"); });
		System.out.println(single.submit(() -> "after").get() + " " + first.isDone());
		System.out.println(single.shutdownNow().size());
		System.out.println(Executors.newCachedThreadPool().submit(() -> 5).get());
		System.exit(0);
	}
}
