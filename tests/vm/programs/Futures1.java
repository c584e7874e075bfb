// CompletableFuture: stages, exceptions, combining, timeouts.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

class Futures1 {
	public static void main(String[] args) throws Exception {
		CompletableFuture<Integer> a = CompletableFuture.supplyAsync(() -> 20);
		CompletableFuture<Integer> b = CompletableFuture.supplyAsync(() -> 22);
		System.out.println(a.thenCombine(b, Integer::sum).get());
		System.out.println(a.thenCompose(x -> CompletableFuture.supplyAsync(() -> x * 2)).join());
		System.out.println(a.thenApplyAsync(x -> "v" + x).thenApply(String::length).join());
		CompletableFuture<Integer> bad = CompletableFuture.supplyAsync(() -> {
			throw new IllegalArgumentException("bad");
		});
		System.out.println(bad.handle((v, e) -> v + " " + e).join());
		System.out.println(bad.exceptionally(e -> -1).join());
		try {
			bad.join();
		} catch (CompletionException e) {
			System.out.println(e.getMessage());
		}
		try {
			bad.thenApply(x -> x + 1).get();
		} catch (ExecutionException e) {
			System.out.println(e.getCause());
		}
		CompletableFuture<Void> all = CompletableFuture.allOf(a, b);
		all.join();
		System.out.println(all.isDone() + " " + CompletableFuture.anyOf(a).join());
		CompletableFuture<String> manual = new CompletableFuture<>();
		CompletableFuture<String> after = manual.whenComplete((v, e) -> System.out.println("complete " + v + " " + e));
		System.out.println(manual.complete("x") + " " + manual.complete("y") + " " + after.join());
		CompletableFuture<String> late = new CompletableFuture<String>().completeOnTimeout("timeout", 5, TimeUnit.MILLISECONDS);
		System.out.println(late.join());
		try {
			new CompletableFuture<String>().orTimeout(5, TimeUnit.MILLISECONDS).join();
		} catch (CompletionException e) {
			System.out.println(e.getCause());
		}
		CompletableFuture<String> cancelled = new CompletableFuture<>();
		System.out.println(cancelled.cancel(true) + " " + cancelled.isCompletedExceptionally());
		System.out.println(CompletableFuture.failedFuture(new Exception("f")).handle((v, e) -> e.getMessage()).join());
		System.out.println(manual.getNow("absent") + " " + manual.getNumberOfDependents());
		a.thenAcceptBoth(b, (x, y) -> System.out.println(x * y)).join();
		a.runAfterBoth(b, () -> System.out.println("both")).join();
	}
}
