// Exceptions in tasks of every kind: where they come out.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

class ExceptionsInTasks {
	static class Checked extends Exception {
		Checked(String message) {
			super(message);
		}
	}

	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Callable<String> good = () -> "good";
		Callable<String> bad = () -> {
			throw new Checked("bad");
		};
		for (var f : pool.invokeAll(List.of(good, bad))) {
			try {
				System.out.println(f.get());
			} catch (ExecutionException e) {
				System.out.println(e.getCause().getClass().getSimpleName() + " " + e.getMessage());
			}
		}
		System.out.println(pool.invokeAny(List.of(bad, good)));
		try {
			pool.invokeAny(List.of(bad, bad));
		} catch (ExecutionException e) {
			System.out.println(e.getCause());
		}
		CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> {
			throw new IllegalStateException("stage");
		}, pool);
		System.out.println(f.thenApply(x -> "never").handle((v, e) -> e.getClass().getSimpleName() + " " + e.getCause().getMessage()).get());
		System.out.println(f.exceptionally(e -> "recovered").thenCombine(CompletableFuture.completedFuture("!"), String::concat).join());
		CompletableFuture<Void> all = CompletableFuture.allOf(f, CompletableFuture.completedFuture(1));
		System.out.println(all.handle((v, e) -> e.getMessage()).join());
		ForkJoinTask<?> task = ForkJoinPool.commonPool().submit(() -> {
			throw new ArithmeticException("fork");
		});
		try {
			task.get();
		} catch (ExecutionException e) {
			Throwable cause = e.getCause();
			System.out.println((cause instanceof ArithmeticException || cause.getCause() instanceof ArithmeticException) + " " + task.isCompletedAbnormally());
		}
		Thread t = new Thread(() -> {
			try {
				throw new StackOverflowError("made");
			} catch (Error e) {
				System.out.println(e.getMessage());
				throw e;
			} finally {
				System.out.println("finally");
			}
		});
		t.setUncaughtExceptionHandler((thread, e) -> System.out.println("uncaught " + e));
		t.start();
		t.join();
		pool.shutdownNow();
	}
}
